import {
  composeStory,
  setProjectAnnotations,
  type Meta,
  type StoryObj,
} from '@storybook/react-vite';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import preview from '../../.storybook/preview';
import { viewports } from '../../.storybook/viewports';

setProjectAnnotations([preview]);

type Stories = Record<string, StoryObj> & { default: Meta };

/** Every story file by its path; only the chosen ones are loaded. */
const files = import.meta.glob<Stories>([
  '../../packages/ui/src/**/*.stories.tsx',
  '../screens/*.stories.tsx',
]);

const light = { theme: 'light', language: 'en-US', viewport: viewports.laptop };
const dark = { ...light, theme: 'dark' };
const phone = { ...light, viewport: viewports.phone };
const modes = { light, dark, phone };

type Mode = keyof typeof modes;

const themes: Mode[] = ['light', 'dark'];
const all: Mode[] = ['light', 'dark', 'phone'];

/** Stories whose change shows in many screens, and the screens that people see most. */
const chosen: [path: string, name: string, modes: Mode[]][] = [
  ['components/Badge/Badge', 'CodeStates', themes],
  ['components/Button/Button', 'Sizes', themes],
  ['components/EntityList/EntityList', 'Many', themes],
  ['components/Notice/Notice', 'Danger', themes],
  ['components/Stepper/Stepper', 'Midway', themes],
  ['fields/FileField/FileField', 'Failed', themes],
  ['fields/TextField/TextField', 'Failed', themes],
  ['frames/FrameView', 'TableCard', ['light']],
  ['screens/CodeEditor', 'Linked', all],
  ['screens/Companies', 'Full', all],
  ['screens/Feedback', 'Full', all],
  ['screens/FormEditor', 'Cafe', all],
  ['screens/FrameEditor', 'TableCard', all],
  ['screens/Home', 'ThirtyDays', all],
  ['screens/Login', 'LogIn', all],
  ['screens/Stats', 'ThirtyDays', all],
  ['screens/Visitor', 'Cafe', ['light']],
  ['screens/Visitor', 'InPolish', ['phone']],
  ['screens/Visitor', 'SentInPolish', ['phone']],
  ['widgets/NpsScore/NpsScore', 'Good', all],
  ['widgets/RatingDistribution/RatingDistribution', 'TwoCamps', all],
  ['widgets/ScansAndSubmissions/ScansAndSubmissions', 'ThirtyDays', all],
  ['widgets/WeekHeatmap/WeekHeatmap', 'Cafe', all],
];

const pictures = chosen.flatMap(([path, name, shown]) =>
  shown.map(
    (mode) => [`${path.replace(/^.*\//, '')}-${name}-${mode}`, { path, name, mode }] as const,
  ),
);

/** One for all: a story leaves it when the next one is drawn. */
const canvasElement = document.body.appendChild(document.createElement('div'));
// Found by it in every shot: words of a chart change with its width.
canvasElement.dataset['testid'] = 'story';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T21:00:00Z') });
  return () => {
    vi.useRealTimers();
  };
});

it.each(pictures)('looks as in %s', async (picture, { path, name, mode }) => {
  const isScreen = path.startsWith('screens/');
  const load = files[`${isScreen ? '..' : '../../packages/ui/src'}/${path}.stories.tsx`];
  const stories = await load?.();
  const annotations = stories?.[name];
  if (!stories || !annotations) throw new Error(`There is no story ${name} in ${path}.`);

  const { viewport, ...globals } = modes[mode];
  // Words that a story brings are English: those of the library are not to be Polish between them.
  const language = name.endsWith('InPolish') ? 'pl-PL' : globals.language;
  const initialGlobals = { ...globals, language };
  await page.viewport(parseInt(viewport.styles.width), parseInt(viewport.styles.height));
  // Nobody plays it: plays look for English words, and leave the focus somewhere.
  const still = { ...annotations, play: () => undefined };
  const story = composeStory(still, stories.default, { initialGlobals }, name);
  // A part of a page is drawn as wide as it often is, and no higher than it needs.
  canvasElement.style.cssText = isScreen ? '' : 'max-width: 720px; padding: 16px';
  await story.run({ canvasElement });
  await document.fonts.ready;

  await expect(isScreen ? page : page.getByTestId('story')).toMatchScreenshot(picture);
});

it('has no picture of a story that is not chosen', () => {
  const taken = Object.keys(import.meta.glob('./pictures/*.png')).map((file) => file.slice(11, -4));
  expect(taken.filter((name) => !pictures.some(([picture]) => picture === name))).toEqual([]);
});

it('draws with no font of the machine', () => {
  const sample = canvasElement.appendChild(document.createElement('span'));
  sample.textContent = 'Wilhelm Żółć: 11 iii';
  const widths = ['serif', 'sans-serif', 'monospace', 'system-ui', 'Open Sans'].map((family) => {
    sample.style.font = `40px ${family}`;
    return sample.getBoundingClientRect().width;
  });
  sample.remove();
  expect(new Set(widths).size).toBe(1);
});
