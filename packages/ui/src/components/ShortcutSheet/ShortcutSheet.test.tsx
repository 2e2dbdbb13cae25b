// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { ShortcutSheet } from './ShortcutSheet';

const open = (keys: string) =>
  renderUi(
    <ShortcutSheet
      groups={[{ shortcuts: [{ words: 'Do it', keys: [keys] }] }]}
      isOpen
      onClose={() => {}}
    />,
  );
const shown = () => [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);

it.each([
  ['on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', ['⌘Command', '⇧Shift', 'Z']],
  ['elsewhere', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', ['Ctrl', 'Shift', 'Z']],
])('writes keys as they stand on the keyboard %s', (_, agent, expected) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  open('Mod+Shift+Z');

  expect(shown()).toEqual(expected);
  vi.restoreAllMocks();
});

it('says which key comes after which', () => {
  open('G H');

  expect(screen.getByText('Do it').nextSibling?.textContent).toBe('GthenH');
});
