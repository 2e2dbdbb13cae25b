// @vitest-environment jsdom
import { useRef } from 'react';

import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useSlashToSearch } from '../components/EntityList/EntityList';
import { useHelpKey } from '../editors/kit/useHelpKey';
import { useShortcuts } from '../editors/kit/shortcuts';
import { renderUi } from '../test/renderUi';
import { SingleKeysProvider } from './SingleKeysProvider';

const table = { grid: { keys: ['G'] }, undo: { keys: ['Mod+Z'] }, remove: { keys: ['Delete'] } };

function Screen({ onKey }: { onKey: (name: string) => void }) {
  const search = useRef<HTMLInputElement>(null);
  const editor = useRef<HTMLButtonElement>(null);
  useSlashToSearch(search);
  useHelpKey(editor, () => onKey('help'));
  const onKeyDown = useShortcuts(table, {
    grid: () => onKey('grid'),
    undo: () => onKey('undo'),
    remove: () => onKey('remove'),
  });

  return (
    <>
      <input ref={search} aria-label="Search" onFocus={() => onKey('search')} />
      <button ref={editor} onKeyDown={onKeyDown}>
        Editor
      </button>
      <button>Beside</button>
    </>
  );
}

it.each([
  [true, ['grid', 'undo', 'remove', 'help', 'search']],
  [false, ['undo', 'remove']],
])('takes single keys while they are on: %s', async (isOn, expected) => {
  const onKey = vi.fn<(name: string) => void>();
  const { user } = renderUi(
    <SingleKeysProvider isOn={isOn}>
      <Screen onKey={onKey} />
    </SingleKeysProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Editor' }));
  await user.keyboard('g{Control>}z{/Control}{Delete}');
  await user.click(screen.getByRole('button', { name: 'Beside' }));
  await user.keyboard('?/');

  expect(onKey.mock.calls.map(([name]) => name)).toEqual(expected);
});
