import type { checkArt } from './checkArt.ts';
import type { drawCodeFiles, drawPrint } from './drawCodeFiles.ts';
import type { makePicture } from './makePicture.ts';
import type * as readComments from './readComments.ts';

interface Tasks {
  checkArt: typeof checkArt;
  countWords: typeof readComments.countWords;
  findTopicsOfEach: typeof readComments.findTopicsOfEach;
  drawCodeFiles: typeof drawCodeFiles;
  drawPrint: typeof drawPrint;
  makePicture: typeof makePicture;
  hideWriters: typeof readComments.hideWriters;
  judgeComments: typeof readComments.judgeComments;
  readThemes: typeof readComments.readThemes;
  readTopics: typeof readComments.readTopics;
  readTopicsAlone: typeof readComments.readTopicsAlone;
}

/**
 * Loads what is done in a thread of its own, since it takes long enough for others to notice. A thread
 * loads what its own task needs: reading themes takes no fonts.
 */
export const tasks: { [Name in keyof Tasks]: () => Promise<Tasks[Name]> } = {
  checkArt: async () => (await import('./checkArt.ts')).checkArt,
  countWords: async () => (await import('./readComments.ts')).countWords,
  findTopicsOfEach: async () => (await import('./readComments.ts')).findTopicsOfEach,
  drawCodeFiles: async () => (await import('./drawCodeFiles.ts')).drawCodeFiles,
  drawPrint: async () => (await import('./drawCodeFiles.ts')).drawPrint,
  makePicture: async () => (await import('./makePicture.ts')).makePicture,
  hideWriters: async () => (await import('./readComments.ts')).hideWriters,
  judgeComments: async () => (await import('./readComments.ts')).judgeComments,
  readThemes: async () => (await import('./readComments.ts')).readThemes,
  readTopics: async () => (await import('./readComments.ts')).readTopics,
  readTopicsAlone: async () => (await import('./readComments.ts')).readTopicsAlone,
};

export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskAnswer<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;
