import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(
  new URL('../../node_modules/axe-core/axe.min.js', import.meta.url),
  'utf8',
);

/**
 * Returns axe's violations, one line per rule. Bypasses the page's policy, which blocks injected
 * scripts. A page that was already checked in another theme differs only in its colors: `rules:
 * 'colors'` limits the check to them.
 */
export async function violationsOf(
  page: Page,
  { rules = 'all' }: { rules?: 'all' | 'colors' } = {},
): Promise<string[]> {
  await page.evaluate(`window.axe ?? (() => { ${source} })()`);
  return page.evaluate(async (chosen) => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    // Elements that fade in do not have their final colors yet.
    const moving = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((each) => each.finished));
    // React Aria keeps what it has announced for seconds, after the words it points to are gone.
    const screen = { exclude: ['[data-live-announcer]'] };
    const options: axe.RunOptions = {
      resultTypes: ['violations'],
      ...(chosen === 'colors' && { runOnly: ['color-contrast', 'link-in-text-block'] }),
    };
    const { violations } = await tool.run(screen, options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, rules);
}

/** Violations on a screen in both themes. */
export async function violationsInBothThemes(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, rules] of [
    ['light', 'all'],
    ['dark', 'colors'],
  ] as const) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
      document.documentElement.style.colorScheme = name;
    }, theme);
    found.push(
      ...(await violationsOf(page, { rules })).map((line) => `${screen} ${theme} ${line}`),
    );
  }
  return found;
}

/** Nothing of the screen is still on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
}
