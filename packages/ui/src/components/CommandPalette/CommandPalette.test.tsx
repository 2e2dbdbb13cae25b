// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { renderUi } from '../../test/renderUi';
import type { Command, CommandGroup } from './CommandOption';
import { CommandPalette } from './CommandPalette';
import { known, places } from './palette.fixtures';

const onChoose = vi.fn<(command: Command) => void>();

beforeEach(() => {
  onChoose.mockClear();
});

/** A page with a button that opens a palette over everything known and found. */
function Screen({ groups }: { groups: readonly CommandGroup[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open it</button>
      <CommandPalette
        {...{ label: 'Find anything', text, groups, isOpen, onChoose }}
        onTextChange={setText}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

async function open(groups: readonly CommandGroup[] = [...known, ...places]) {
  const rendered = renderUi(<Screen groups={groups} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Open it' }));
  return rendered;
}

const chosen = () => screen.getByRole('option', { selected: true });

it('reads as a field with a list, the chosen line named by it while the focus stays in it', async () => {
  const { user } = await open();
  const field = screen.getByRole('combobox', { name: 'Find anything' });

  expect(document.activeElement).toBe(field);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen().id);
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
});

it.each([
  ['{ArrowDown}', 'Feedback'],
  ['{ArrowDown}{ArrowUp}', 'Home'],
  ['{ArrowUp}', 'Bar counter'],
  ['{End}', 'Bar counter'],
  ['{End}{ArrowDown}', 'Home'],
  ['{End}{Home}', 'Home'],
  ['{PageDown}', 'Rynek 12'],
])('goes by %s to “%s”', async (keys, expected) => {
  const { user } = await open();
  await user.keyboard(keys);

  expect(chosen().textContent).toContain(expected);
});

it('means the first again when other words are typed', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowDown}{ArrowDown}ko');

  expect(screen.queryAllByRole('option')).toHaveLength(4);
  expect(chosen()).toBe(screen.getAllByRole('option')[0]);
});

it('keeps to the chosen line when more results come in over it', async () => {
  const Late = () => {
    const [groups, setGroups] = useState(known);
    return (
      <>
        <CommandPalette
          label="Find anything"
          text="h"
          onTextChange={() => setGroups([...places, ...known])}
          groups={groups.map((group) => ({ ...group, isFound: true }))}
          onChoose={onChoose}
          isOpen
          onClose={() => {}}
        />
        <button onClick={() => setGroups([...places, ...known])}>More</button>
      </>
    );
  };
  const { user } = renderUi(<Late />);
  await user.keyboard('{ArrowDown}');
  const before = chosen().textContent;
  screen.getByText('More').click();
  await screen.findByText('Bar counter');

  expect(chosen().textContent).toBe(before);
});

it('closes with Enter before it hands over what was chosen, and gives the focus back', async () => {
  const { user } = await open();
  await user.keyboard('dark{Enter}');

  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'dark' }));
  expect(screen.queryByRole('combobox')).toBeNull();
  await vi.waitFor(
    () => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open it' })),
    { timeout: 30_000 },
  );
});

it('closes with Escape and does nothing', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('combobox')).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});

it('leaves Enter to signs that are being put together', async () => {
  await open();
  const field = screen.getByRole('combobox');
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }),
  );

  expect(onChoose).not.toHaveBeenCalled();
});

it('leads to real addresses, which open in another tab when asked to', async () => {
  const { user } = await open();
  const inNewTab = vi.spyOn(window, 'open').mockReturnValue(null);
  expect(screen.getByRole('option', { name: /^Feedback/ }).getAttribute('href')).toBe('/feedback/');
  await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');

  expect(inNewTab).toHaveBeenCalledWith('/feedback/', '_blank', 'noopener');
  expect(onChoose).not.toHaveBeenCalled();
});

it('says aloud how many there are, or that there is none', async () => {
  const { user } = await open(known);
  await user.keyboard('home');
  expect(screen.getByRole('status').textContent).toBe('1 result');
  await user.keyboard('lasagne');

  expect(screen.getByRole('status').textContent).toBe('Nothing matches “homelasagne”');
});
