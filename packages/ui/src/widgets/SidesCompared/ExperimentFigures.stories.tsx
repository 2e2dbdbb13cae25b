import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { type ExperimentFigure, ExperimentFigures } from './ExperimentFigures';

const figures: readonly ExperimentFigure[] = [
  {
    measure: 'submissions',
    a: 2.1,
    b: 2.7,
    nA: 1_176,
    nB: 1_512,
    difference: { value: 0.29, low: 0.12, high: 0.48 },
    p: 0.0015,
  },
  {
    measure: 'scans',
    a: 5.2,
    b: 5.3,
    nA: 2_912,
    nB: 2_968,
    difference: { value: 0.02, low: -0.09, high: 0.14 },
    p: 0.72,
  },
  {
    measure: 'conversionRate',
    a: 0.4,
    b: 0.51,
    nA: 2_912,
    nB: 2_968,
    difference: { value: 0.1, low: 0.05, high: 0.16 },
    p: 0.001,
  },
  {
    measure: 'averageRating',
    a: 8.1,
    b: 8,
    nA: 1_176,
    nB: 1_512,
    difference: { value: -0.1, low: -0.3, high: 0.2 },
    p: 0.48,
  },
];

/** Use it for an experiment that has ended. Before, there is nothing to show: whoever looks early finds a winner by chance. */
const meta = {
  title: 'Widgets/ExperimentFigures',
  component: ExperimentFigures,
  args: {
    title: 'Did one do better?',
    names: { a: 'Table form', b: 'Two questions' },
    verdict: 'b',
    figures,
  },
} satisfies Meta<typeof ExperimentFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Better: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(“Two questions” did better|Lepiej wypada „Two questions”)/),
    ).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Did one do better?' })).toBeVisible();
  },
};

/** The range says what was not found, either. */
export const NoDifference: Story = {
  args: {
    verdict: 'none',
    figures: figures
      .map((figure) => ({ ...figure, p: 0.4 }))
      .toSorted((one) => (one.measure === 'averageRating' ? -1 : 0)),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(No difference that chance|Nie ma różnicy, której)/),
    ).toBeVisible();
  },
};

export const Nothing: Story = {
  args: {
    verdict: 'none',
    figures: figures.map(({ measure }) => ({
      measure,
      a: null,
      b: null,
      nA: 0,
      nB: 0,
      difference: { value: null, low: null, high: null },
      p: null,
    })),
  },
};

/** A chain: a hundred thousand answers. */
export const Many: Story = {
  args: {
    figures: figures.map((figure) => ({ ...figure, nA: 118_204, nB: 151_960 })),
  },
};

/** Few codes: the difference is sure, and how large it may be is not. */
export const OpenRange: Story = {
  args: {
    figures: figures.map((figure) => ({
      ...figure,
      difference: { ...figure.difference, high: null },
    })),
  },
};

export const LongNames: Story = {
  args: {
    names: {
      a: 'Formularz przy stoliku z pytaniem o obsługę, jedzenie i czas oczekiwania',
      b: 'Krótki formularz z jedną oceną i polem na komentarz, wersja na lato',
    },
  },
};

export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: () => undefined } };
