import axe from 'axe-core';

import { applyTheme, themes } from '../packages/ui/src/tokens/themes';

/** The second theme differs in its colors alone. */
const rulesOfColors = ['color-contrast', 'link-in-text-block'];

/** Parts of Storybook that are always in the page. */
const notOurs = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * What cannot be read in the dark of what stands on the page in the light: one line for each part,
 * which says where it is and why. The page is as it was afterwards.
 */
export async function findDarkFaults(page: Document): Promise<string[]> {
  const theme = themes.find((name) => name === page.documentElement.dataset['theme']) ?? 'light';
  applyTheme('dark', page.documentElement);
  try {
    const { violations } = await axe.run(
      { include: page.body, exclude: notOurs },
      { runOnly: rulesOfColors, resultTypes: ['violations'] },
    );
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  } finally {
    applyTheme(theme, page.documentElement);
  }
}
