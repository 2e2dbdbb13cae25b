import type { Page } from '@playwright/test';

type Watched = { transitions?: string[][] };

/** Notes of every view transition, once the browser has drawn both ends, what it moves. */
export const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const transitions: string[][] = ((window as Watched).transitions = []);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const moved: string[] = [];
      transitions.push(moved);
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            if (effect instanceof KeyframeEffect) moved.push(effect.pseudoElement ?? '');
          }
        },
        // The next one began before this one could.
        () => undefined,
      );
      return transition;
    };
  });

/** Elements that each view transition since the page load has moved. */
export const transitionsOf = (page: Page) =>
  page.evaluate(() => (window as Watched).transitions ?? []);
