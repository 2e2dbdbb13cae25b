import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CrossTable } from './CrossTable';

const share = (value: number | null, n: number) =>
  value === null
    ? { value, low: null, high: null, n: 0 }
    : {
        value,
        low: Math.max(0, value - 0.9 / Math.sqrt(n)),
        high: Math.min(1, value + 0.9 / Math.sqrt(n)),
        n,
      };

const row = (id: string | null, name: string, values: readonly (number | null)[], n: number) => ({
  id,
  name,
  cells: values.map((value) => share(value, n)),
  total: share(values[0] ?? null, n * values.length),
});

/** Use it to see an answer by place and time. On phones each place is a card. */
const meta = {
  title: 'Widgets/CrossTable',
  component: CrossTable,
  args: {
    title: 'Where and when do people say this?',
    periods: [
      { from: '2026-09-01', to: '2026-09-30' },
      { from: '2026-10-01', to: '2026-10-31' },
      { from: '2026-11-01', to: '2026-11-26' },
    ],
    rows: [
      row('1', 'Café Lipa, Old Town', [0.71, 0.74, 0.69], 140),
      row('2', 'Kiosk at the market', [0.38, null, 0.45], 31),
      row('3', 'Roastery', [0.6, 0.5, 0.8], 6),
      row(null, '', [0.64, 0.66, 0.65], 177),
    ],
  },
} satisfies Meta<typeof CrossTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeMonths: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('grid', { name: 'Where and when do people say this?' }),
    ).toBeVisible();
    await expect((await canvas.findAllByText(/^(All places|Wszystkie miejsca)$/))[0]).toBeVisible();
    await expect(
      canvas.getByText(/^(Most often at|Najczęściej:) Café Lipa, Old Town.*Kiosk at the market/),
    ).toBeVisible();
  },
};

/** No two places differ beyond chance: the sentence says so. */
export const Alike: Story = {
  args: {
    rows: [
      row('1', 'Café Lipa, Old Town', [0.6, 0.62, 0.58], 40),
      row('2', 'Kiosk at the market', [0.57, 0.6, 0.6], 31),
      row(null, '', [0.59, 0.61, 0.59], 71),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(No place clearly|Żadne miejsce)/)).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    rows: [
      row(
        '1',
        'Kawiarnia Lipa przy Rynku Głównym, ogródek letni od strony kościoła',
        [0.7, 0.6, 0.8],
        140,
      ),
      row(null, '', [0.7, 0.6, 0.8], 140),
    ],
  },
};

export const Many: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, index) =>
      row(String(index), `Shop ${index + 1}`, [0.4 + (index % 5) / 10, 0.6, 0.5], 20 + index),
    ),
  },
};

export const TwelveMonths: Story = {
  args: {
    periods: Array.from({ length: 12 }, (_, month) => ({
      from: `2026-${String(month + 1).padStart(2, '0')}-01`,
      to: `2026-${String(month + 1).padStart(2, '0')}-28`,
    })),
    rows: ['Old Town', 'Riverside', 'Station'].map((name, place) =>
      row(
        name,
        name,
        Array.from({ length: 12 }, (_, month) => 0.4 + 0.05 * ((month + place * 5) % 7)),
        60,
      ),
    ),
  },
};

export const Nothing: Story = { args: { rows: [], periods: [] } };
export const Sample: Story = { args: { ...Nothing.args, showsSample: true } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: () => undefined } };
