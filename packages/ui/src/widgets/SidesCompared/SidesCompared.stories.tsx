import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { type SidesMeasure, SidesCompared } from './SidesCompared';

const estimate = (value: number, reach: number, n: number) => ({
  value,
  low: value - reach,
  high: value + reach,
  n,
});
const change = (value: number, reach: number) => ({
  value,
  low: value - reach,
  high: value + reach,
});

const measures: readonly SidesMeasure[] = [
  {
    measure: 'averageRating',
    one: estimate(9.1, 0.2, 214),
    other: estimate(8.2, 0.3, 188),
    difference: change(0.9, 0.36),
    differs: true,
  },
  {
    measure: 'nps',
    one: estimate(62, 9, 214),
    other: estimate(38, 12, 188),
    difference: change(24, 15),
    differs: true,
  },
  {
    measure: 'conversionRate',
    one: estimate(0.41, 0.04, 520),
    other: estimate(0.39, 0.05, 480),
    difference: change(0.02, 0.06),
    differs: false,
  },
  {
    measure: 'scans',
    one: estimate(17.3, 2.1, 520),
    other: estimate(16, 2, 480),
    difference: change(0.08, 0.19),
    differs: false,
  },
  {
    measure: 'submissions',
    one: estimate(7.1, 1.1, 214),
    other: estimate(6.3, 1, 188),
    difference: change(0.14, 0.24),
    differs: false,
  },
  {
    measure: 'responseTime',
    one: estimate(38, 4, 210),
    other: estimate(71, 7, 185),
    difference: change(-33, 8),
    differs: true,
  },
];

/** Use it where somebody asks if two things differ. Bold stands only what chance alone would not make. */
const meta = {
  title: 'Widgets/SidesCompared',
  component: SidesCompared,
  args: {
    title: 'Do they differ?',
    names: { one: 'Old Town', other: 'Riverside' },
    measures,
  },
} satisfies Meta<typeof SidesCompared>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPlaces: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^(More than chance would make|Więcej niż zrobiłby przypadek): .*NPS/,
      ),
    ).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Do they differ?' })).toBeVisible();
  },
};

export const NoDifference: Story = {
  args: { measures: measures.map((each) => ({ ...each, differs: false })) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(No difference that chance alone|Żadnej różnicy, której)/),
    ).toBeVisible();
    await canvas.findByRole('grid');
    // Said once, and not in each row again.
    await expect(canvas.queryByText(/^(Chance alone may|Może to być)/)).toBeNull();
    await expect(canvas.getAllByText(/n = (214|520)/)[0]).toBeVisible();
  },
};

/** Counts of two codes differ by how many people pass: only their rates and ratings are compared. */
export const TwoCodes: Story = {
  args: {
    names: { one: 'Poster at the door', other: 'Poster at the stairs' },
    comparesCounts: false,
    measures: measures.map((each) =>
      ['scans', 'submissions'].includes(each.measure)
        ? { ...each, difference: { value: null, low: null, high: null }, differs: null }
        : each,
    ),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^(Not compared|Nie porównujemy)$/))[0]).toBeVisible();
    await expect(canvas.getByText(/(more people pass|przechodzi więcej osób)/)).toBeVisible();
  },
};

/** Versions of a form have no scans; the newer one has hardly any answers. */
export const TooEarly: Story = {
  args: {
    names: { one: 'Version 3', other: 'Version 2' },
    measures: measures
      .filter(({ measure }) => ['averageRating', 'nps', 'responseTime'].includes(measure))
      .map((each) => ({ ...each, one: { ...each.one, n: 4 }, differs: null })),
  },
};

export const Nothing: Story = {
  args: {
    measures: measures.map((each) => ({
      ...each,
      one: { value: null, low: null, high: null, n: 0 },
      other: { value: null, low: null, high: null, n: 0 },
      difference: { value: null, low: null, high: null },
      differs: null,
    })),
  },
};

export const LongNames: Story = {
  args: {
    names: {
      one: 'Restauracja Pod Złotym Kogutem, ogródek letni od strony rynku',
      other: 'Oct 1 – 31, 2026',
    },
  },
};

export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: () => undefined } };
