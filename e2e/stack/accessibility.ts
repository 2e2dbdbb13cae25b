import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(
  new URL('../../node_modules/axe-core/axe.min.js', import.meta.url),
  'utf8',
);

/**
 * What axe finds wrong with the page, one line for each rule. The page's policy has to be
 * bypassed: it lets no script in that the product did not bring.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(`window.axe ?? (() => { ${source} })()`);
  return page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    // What still fades in has no colors of its own yet.
    const moving = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((each) => each.finished));
    // React Aria keeps what it has announced for seconds, after the words it points to are gone.
    const screen = { exclude: ['[data-live-announcer]'] };
    const { violations } = await tool.run(screen, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}
