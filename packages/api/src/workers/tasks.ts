import type { checkArt } from './checkArt.ts';
import type { countWords } from './countWords.ts';
import type { drawCodeFiles } from './drawCodeFiles.ts';
import type { hideWriters } from './hideWriters.ts';
import type { judgeComments } from './judgeComments.ts';
import type { readThemes } from './readThemes.ts';

interface Tasks {
  checkArt: typeof checkArt;
  countWords: typeof countWords;
  drawCodeFiles: typeof drawCodeFiles;
  hideWriters: typeof hideWriters;
  judgeComments: typeof judgeComments;
  readThemes: typeof readThemes;
}

/**
 * Loads what is done in a thread of its own, since it takes long enough for others to notice. A thread
 * loads what its own task needs: reading themes takes no fonts.
 */
export const tasks: { [Name in keyof Tasks]: () => Promise<Tasks[Name]> } = {
  checkArt: async () => (await import('./checkArt.ts')).checkArt,
  countWords: async () => (await import('./countWords.ts')).countWords,
  drawCodeFiles: async () => (await import('./drawCodeFiles.ts')).drawCodeFiles,
  hideWriters: async () => (await import('./hideWriters.ts')).hideWriters,
  judgeComments: async () => (await import('./judgeComments.ts')).judgeComments,
  readThemes: async () => (await import('./readThemes.ts')).readThemes,
};

export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskAnswer<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;
