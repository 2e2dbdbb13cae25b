import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { FormsCompared } from './FormsCompared';
import { formOf, forms, versionOf, versions } from './forms.fixtures';

/** Use it to see which form people like best, and whether an edit helped. An arrow stands only where the change is sure. */
const meta = {
  title: 'Widgets/FormsCompared',
  component: FormsCompared,
  args: { title: 'Which form works, and did editing it help?', forms, versions },
} satisfies Meta<typeof FormsCompared>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeForms: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'No form is clearly rated higher or lower than all others. Rated better than before: version 3 of Table card. Rated worse: version 2 of Receipt.',
      ),
    ).toBeVisible();
  },
};

export const OneStandsOut: Story = {
  args: {
    forms: [
      formOf('Table card', 8.9, 0.2, 431),
      formOf('Receipt', 7.9, 0.2, 138),
      formOf('Poster', 8.1, 0.3, 90),
    ],
    versions: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Clearly rated highest: Table card.')).toBeVisible();
  },
};

export const OneForm: Story = {
  args: {
    forms: forms.slice(0, 1),
    versions: versions.filter(({ formId }) => formId === 'Table card'),
  },
};

/** Its versions are walked by keys, as every table. */
export const ReadByKeyboard: Story = {
  args: { ...OneForm.args },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: 'Versions of Table card' });
    await userEvent.click(canvas.getByRole('heading', { level: 2 }));
    while (!table.contains(document.activeElement)) await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: /^Version 2/ })).toHaveFocus();
  },
};

/** The best five, and all when asked for. */
export const Many: Story = {
  args: {
    forms: Array.from({ length: 12 }, (_, index) =>
      formOf(`Form ${index + 1}`, 9.4 - index / 4, 0.3 + index / 20, 220 - index * 14),
    ),
    // Every other form was edited once.
    versions: Array.from({ length: 18 }, (_, index) =>
      versionOf(`Form ${index < 12 ? index + 1 : (index - 12) * 2 + 1}`, index < 12 ? 1 : 2, {
        rating: 9.4 - index / 4,
        spread: 0.4,
        answers: 60,
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByText(/^One version so far: Form 2 and Form 4\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12 forms' }));
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  },
};

export const TooEarly: Story = {
  args: {
    forms: [formOf('Takeaway bag', 9.2, 1.6, 7)],
    versions: [versionOf('Takeaway bag', 1, { rating: 9.2, spread: 1.6, answers: 7 })],
  },
};

export const LongNames: Story = {
  args: {
    title: 'Który formularz oceniany jest najlepiej i czy jego kolejne wersje coś zmieniły?',
    forms: [
      formOf('Konstantynopolitańczykowianeczka przy Rynku Głównym, ogródek letni', 8.7, 0.3, 431),
      formOf('Paragon', 8.4, 0.5, 138),
    ],
    versions: [],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { forms: [], versions: [] } };

/** Drawn on made-up data. */
export const Sample: Story = { args: { ...Empty.args, showsSample: true } };

export const Loading: Story = { args: { forms: [], versions: [], state: 'loading' } };

export const Failed: Story = {
  args: { forms: [], versions: [], state: 'failed', onRetry: fn() },
};
