import { expect, type Page } from '@playwright/test';

/** An answer given in less is taken for a program's. */
const humanly = 1_700;

/** Fills in the form at the pace of a person. A comment of its own makes the answer findable. */
export async function fillIn(page: Page, comment: string): Promise<void> {
  // The star is drawn over its input, so that a pointer has to aim at what may still move.
  const star = page.locator('input[name=rating][value="9"]');
  await star.press('Space');
  await expect(star).toBeChecked();
  await page.locator('textarea[name=comment]').fill(comment);
  const age = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.now() - Math.max(navigation?.responseEnd ?? 0, paint?.startTime ?? 0);
  });
  await page.waitForTimeout(Math.max(0, humanly - age));
}

/** The button that sends the form. */
export const send = (page: Page) => page.getByRole('button', { name: 'Send' });

/** Heading that replaces the form once it is sent. */
export const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you!' });
