import type { expect as Expect } from 'storybook/test';

const pauseMs = 20;

const isSeen = (element: Element) =>
  element.isConnected &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/**
 * Lets `toBeVisible` wait for what it asks for, and so be awaited, as in every play. In a page that has
 * drawn hundreds of stories, what opens is now and then seen a moment late.
 */
export function seeSoon({ extend }: Pick<typeof Expect, 'extend'>, patienceMs = 3_000): void {
  extend({
    async toBeVisible(element: Element) {
      const until = performance.now() + patienceMs;
      while (isSeen(element) !== !this.isNot && performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      const pass = isSeen(element);
      return {
        pass,
        message: () => `${element.outerHTML.slice(0, 160)} is ${pass ? '' : 'not '}visible.`,
      };
    },
  });
}
