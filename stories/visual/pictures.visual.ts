import { composeStories, setProjectAnnotations, type Meta } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import preview from '../../.storybook/preview';

setProjectAnnotations([preview]);

type Stories = Parameters<typeof composeStories<{ default: Meta }>>[0];

/** Every story file by its path; only the chosen ones are loaded. */
const files = import.meta.glob<Stories>([
  '../../packages/ui/src/**/*.stories.tsx',
  '../screens/*.stories.tsx',
]);

/** One story per look: what changes here changes many screens. */
const chosen = [
  ['components/AppShell/AppShell', 'Wide'],
  ['components/Badge/Badge', 'CodeStates'],
  ['components/Button/Button', 'Sizes'],
  ['components/EntityList/EntityList', 'Many'],
  ['components/Notice/Notice', 'Danger'],
  ['components/Pagination/Pagination', 'InTheMiddle'],
  ['components/Sidebar/Sidebar', 'Extended'],
  ['components/Stepper/Stepper', 'Midway'],
  ['fields/FileField/FileField', 'Failed'],
  ['fields/TextField/TextField', 'Failed'],
  ['forms/FormView/FormView', 'Cafe'],
  ['frames/FrameView', 'TableCard'],
  ['screens/Companies', 'Full'],
  ['screens/FormEditor', 'Cafe'],
  ['screens/Home', 'ThirtyDays'],
  ['screens/Stats', 'ThirtyDays'],
  ['widgets/NpsScore/NpsScore', 'Good'],
  ['widgets/RatingDistribution/RatingDistribution', 'TwoCamps'],
  ['widgets/ScansAndSubmissions/ScansAndSubmissions', 'ThirtyDays'],
  ['widgets/WeekHeatmap/WeekHeatmap', 'Cafe'],
] as const;

const theme = import.meta.env['STORYBOOK_LOOK'] as string;

it.each(chosen)('%s, %s, looks as it did', async (path, name) => {
  const folder = path.startsWith('screens/') ? '..' : '../../packages/ui/src';
  const load = files[`${folder}/${path}.stories.tsx`];
  const story = load && (composeStories(await load()) as Record<string, unknown>)[name];
  if (!story) throw new Error(`There is no story ${name} in ${path}.`);

  await (story as { run: () => Promise<void> }).run();
  await document.fonts.ready;

  await expect(page).toMatchScreenshot(`${path.replace(/^.*\//, '')}-${name}-${theme}`);
});
