import type { ScreenShortcuts } from '../../../shell/shortcuts/screenShortcuts';
import { messages } from './messages';
import type { TriageKey } from './useTriageKeys';

const words = {
  J: messages.keyNext,
  K: messages.keyPrevious,
  O: messages.keyOpen,
  E: messages.keyResolve,
  D: messages.keyDismiss,
  U: messages.keyNew,
} as const satisfies Record<Uppercase<TriageKey>, unknown>;

/** The keys that go through feedback, as the sheet of shortcuts lists them. */
export const triageShortcuts: ScreenShortcuts = [
  {
    title: messages.helpTitle,
    shortcuts: [
      ...Object.entries(words).map(([key, does]) => ({ words: does, keys: [key] })),
      { words: messages.keyClose, keys: ['Escape'] },
    ],
  },
];
