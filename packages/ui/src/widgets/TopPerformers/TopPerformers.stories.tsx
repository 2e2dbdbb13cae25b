import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { readDrawing } from '../WidgetCard/saveChart';
import { TopPerformers, type PerformerRow } from './TopPerformers';

const rowOf = (name: string, value: number, spread: number, n: number): PerformerRow => ({
  id: name,
  name,
  scans: n * 3,
  submissions: n,
  conversionRate: { value: 1 / 3, low: 0.28, high: 0.39, n: n * 3 },
  averageRating: { value, low: value - spread, high: Math.min(10, value + spread), n },
});

/** Ranked by the lower end of the band: one ten-star answer does not beat a hundred nines. */
const meta = {
  title: 'Widgets/TopPerformers',
  component: TopPerformers,
  args: {
    title: 'Where are people happiest?',
    rows: [
      { ...rowOf('Café Lipa, Old Town', 9.1, 0.2, 214), standing: 'ABOVE' },
      rowOf('Café Lipa, Station', 8.7, 0.3, 131),
      rowOf('Café Lipa, Riverside', 8.9, 1.4, 6),
      rowOf('Roastery', 7.4, 0.5, 58),
      rowOf('Kiosk at the market', 6.2, 0.7, 44),
    ],
  },
} satisfies Meta<typeof TopPerformers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Locations: Story = {};

/** Rows have no numbers if chance alone could have made the order. */
export const NoneStandsOut: Story = {
  args: {
    rows: [
      rowOf('Café Lipa, Old Town', 8.9, 0.4, 58),
      rowOf('Café Lipa, Station', 8.8, 0.5, 44),
      rowOf('Roastery', 8.6, 0.5, 41),
    ],
  },
};

/** The drawing has the first five, the table all of them. */
export const Many: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, index) =>
      rowOf(`Kiosk ${index + 1}`, 9.6 - index / 8, 0.3, 120 - index * 2),
    ),
  },
};

export const OneLocation: Story = { args: { rows: [rowOf('Café Lipa', 9, 0.9, 1)] } };

/** A name that does not fit ends in dots, on the page and in a saved drawing. */
export const LongNames: Story = {
  args: {
    rows: [
      rowOf('Kawiarnia Lipa przy Rynku Głównym, ogródek letni od strony kościoła', 9, 0.4, 80),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region');
    const { width, shapes } = readDrawing(card, 'Places');
    const lines = shapes.flatMap((shape) => (shape.kind === 'line' ? [shape] : []));
    const name = lines.find(({ words }) => words.startsWith('Kawiarnia'));
    await expect(name?.words).toMatch(/^Kawiarnia Lipa.*…$/);
    for (const line of lines) await expect(line.x + line.width).toBeLessThan(width);
  },
};

export const NotRatedYet: Story = {
  args: {
    rows: [
      rowOf('Roastery', 8.4, 0.5, 58),
      {
        ...rowOf('Kiosk', 1, 0, 0),
        averageRating: { value: null, low: null, high: null, n: 0 },
      },
    ],
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Loading: Story = { args: { rows: [], state: 'loading' } };

export const Failed: Story = { args: { rows: [], state: 'failed' } };
