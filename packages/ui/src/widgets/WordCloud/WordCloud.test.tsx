// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../test/renderUi';
import { polishWords } from './cloud.fixtures';
import { Cloud } from './Cloud';
import { layOutCloud } from './layOutCloud';
import { measureWords } from './measureWords';
import { roomOf, WordCloud } from './WordCloud';

const room = roomOf(700, 1);
const ratios = measureWords(polishWords, 'serif');
const placed = layOutCloud(
  polishWords.map((word, index) => ({ ...word, ratio: ratios[index] ?? 0 })),
  room,
);
const cloud = (onSelect?: (word: string) => void) => (
  <Cloud
    label="Words"
    words={polishWords}
    placed={placed}
    room={room}
    describe={({ word, count, sentiment }) => `${word} ${count} ${sentiment}`}
    onSelect={onSelect}
  />
);

it('has every word in its table, with how it sounds', () => {
  renderUi(<WordCloud title="Which words?" words={polishWords} />);

  expect(screen.getAllByRole('rowheader')).toHaveLength(10);
  expect(
    screen
      .getAllByRole('cell')
      .slice(0, 2)
      .map((cell) => cell.textContent),
  ).toEqual(['48', 'mostly positive']);
});

it('is empty where nobody wrote', () => {
  renderUi(<WordCloud title="Which words?" words={[]} />);

  expect(screen.getByText('No data available yet')).toBeDefined();
});

it('moves in the order of frequency, and selects with Enter', async () => {
  const select = vi.fn();
  const { user } = renderUi(cloud(select));
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('kawa 48 positive');

  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
  expect(select).toHaveBeenCalledWith('obsługa');
  await user.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('muzyka 1 neutral');
});

it('is one stop on the way of Tab', async () => {
  const { user } = renderUi(
    <>
      {cloud(() => {})}
      <button type="button">After</button>
    </>,
  );
  await user.tab();
  await user.tab();

  expect(document.activeElement?.textContent).toBe('After');
});

it('has plain words where nothing can be selected', () => {
  renderUi(cloud());

  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('kawa 48 positive');
});

it('tells of the word under the pointer', async () => {
  const { user } = renderUi(cloud());
  await user.hover(screen.getByText('zimna'));

  expect(screen.getByText('zimna 9 negative')).toBeDefined();
});
