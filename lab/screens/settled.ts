import type { Page } from 'playwright';

/** Waits until nothing is on its way any more: no part of the screen, no word, no font and no picture. */
export const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('h1, [role=dialog], form') !== null &&
      document.querySelector('[aria-busy=true], [role=progressbar], [data-settling=true]') ===
        null &&
      // “Checking…”
      ![...document.querySelectorAll('main *')].some((one) =>
        /^\p{L}+…$/u.test(one.textContent.trim()),
      ) &&
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete }) => complete),
  );
