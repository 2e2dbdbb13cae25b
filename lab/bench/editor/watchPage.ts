import type { Page } from 'playwright';

import { traceTasks } from './traceTasks.ts';

/** Measurements of a watched page. Times are in milliseconds. */
export interface Watched {
  framesPerSecond: number;
  /** The most work that one task did. */
  longestTask: number;
  /** Tasks that worked for more than 50 ms. */
  longTasks: number[];
  /** Share of the time in which the page worked, from 0 to 1. */
  busy: number;
}

/** Counts the frames of a page and times its tasks while something happens to it. */
export async function watchPage(page: Page, happen: () => Promise<void>): Promise<Watched> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser. Open it with browser.newPage().');

  const seen = { frames: 0, milliseconds: 1 };
  const tasks = await traceTasks(browser, async () => {
    await page.evaluate(() => {
      const watch = { start: performance.now(), frames: 0, next: 0 };
      const count = () => {
        watch.frames += 1;
        watch.next = requestAnimationFrame(count);
      };
      watch.next = requestAnimationFrame(count);
      Object.assign(window, { watch });
    });
    await happen();
    Object.assign(
      seen,
      await page.evaluate(() => {
        const { watch } = window as unknown as {
          watch: { start: number; frames: number; next: number };
        };
        cancelAnimationFrame(watch.next);
        return { frames: watch.frames, milliseconds: performance.now() - watch.start };
      }),
    );
  });

  return {
    framesPerSecond: (seen.frames / seen.milliseconds) * 1000,
    longestTask: Math.max(0, ...tasks),
    longTasks: tasks.filter((time) => time > 50),
    busy: tasks.reduce((sum, time) => sum + time, 0) / seen.milliseconds,
  };
}
