// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../test/renderUi';
import { openStarter } from '@hearback/print/frames';
import { redSquare, tableCard } from '@hearback/print/fixtures';
import { FrameView, type FrameViewProps } from './FrameView';

function draw(props: Partial<FrameViewProps> = {}) {
  renderUi(<FrameView document={tableCard} label="Table card" language="en-US" {...props} />);
  return screen.getByRole('img', { name: 'Table card' });
}

it('is a picture with a name, one millimetre to a unit', () => {
  expect(draw().getAttribute('viewBox')).toBe('0 0 105 148');
});

it('shows what is cut off where the printer asks for it', () => {
  expect(draw({ hasBleed: true }).getAttribute('viewBox')).toBe('-3 -3 111 154');
});

it('draws every element once, those further on over those before', () => {
  const drawn = [...draw().querySelectorAll<SVGElement>('[data-element]')];

  expect(drawn.map(({ dataset }) => dataset['element'])).toEqual(
    tableCard.content.map(({ id }) => id),
  );
});

it('has its texts in the language asked for', () => {
  expect(draw({ language: 'pl-PL' }).textContent).toContain('Jak było?');
});

it('takes pictures from where the caller keeps them', () => {
  const picture = draw({ addressOf: () => redSquare }).querySelector('image');

  expect(picture?.getAttribute('href')).toBe(redSquare);
});

it('leaves out a picture that the caller has not got', () => {
  expect(draw({ addressOf: () => undefined }).querySelector('image')).toBeNull();
});

it('cuts a round sticker out, and shows all of it when the bleed is asked for', () => {
  const sticker = { document: openStarter('window') };

  expect(draw(sticker).querySelector('clipPath path')?.getAttribute('d')).toContain('a40 40');
  cleanup();
  expect(draw({ ...sticker, hasBleed: true }).querySelector('clipPath path')).toBeNull();
});

it('shows one side of a tent, or the whole sheet with its fold', () => {
  const tent = { document: openStarter('morning') };

  expect(draw(tent).getAttribute('viewBox')).toBe('0 0 105 148');
  cleanup();
  const sheet = draw({ ...tent, isUnfolded: true });
  expect(sheet.getAttribute('viewBox')).toBe('0 0 105 296');
  expect(sheet.querySelectorAll('svg')).toHaveLength(2);
});

it('shows the code in a style of its own', () => {
  const codeStyle = { color: '#7c2d12', background_color: '#ffffff', level: 'Q' } as const;
  const modules = draw({ codeText: 'HEARBACK', codeStyle }).querySelector('[data-element=code] g');

  expect(modules?.getAttribute('fill')).toBe('#7c2d12');
});
