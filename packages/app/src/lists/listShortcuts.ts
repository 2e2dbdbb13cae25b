import type { ScreenShortcuts } from '../shell/shortcuts/screenShortcuts';
import { messages } from './messages';

/** What works by key in every list. */
export const listShortcuts: ScreenShortcuts = [
  {
    title: messages.keysTitle,
    shortcuts: [
      { words: messages.keySearch, keys: ['/'] },
      { words: messages.keyMove, keys: ['ArrowUp', 'ArrowDown'] },
      { words: messages.keyOpen, keys: ['Enter'] },
      { words: messages.keyCheck, keys: ['Space'] },
    ],
  },
];
