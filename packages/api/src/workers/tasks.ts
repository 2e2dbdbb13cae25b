import type { checkArt } from './checkArt.ts';
import type { drawCodeFiles } from './drawCodeFiles.ts';
import type { readThemes } from './readThemes.ts';

interface Tasks {
  checkArt: typeof checkArt;
  drawCodeFiles: typeof drawCodeFiles;
  readThemes: typeof readThemes;
}

/**
 * What is done in a thread of its own, since it takes long enough for others to notice. A thread loads
 * what its own task needs: reading themes takes no fonts.
 */
export const tasks: Tasks = {
  checkArt: async (...asked) => (await import('./checkArt.ts')).checkArt(...asked),
  drawCodeFiles: async (...asked) => (await import('./drawCodeFiles.ts')).drawCodeFiles(...asked),
  readThemes: async (...asked) => (await import('./readThemes.ts')).readThemes(...asked),
};

export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskAnswer<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;
