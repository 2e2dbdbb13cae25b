import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { LocationsAndCodes } from './LocationsAndCodes';
import { placeOf, places } from './places.fixtures';

/** Use it to compare places by all that is known of them. The best five at a glance are `TopPerformers`. On phones each place is a card. */
const meta = {
  title: 'Widgets/LocationsAndCodes',
  component: LocationsAndCodes,
  args: { title: 'How do our locations compare?', rows: places },
} satisfies Meta<typeof LocationsAndCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Locations: Story = {};

/** A code says where it is. */
export const Codes: Story = {
  args: {
    title: 'How do our codes compare?',
    rows: [
      placeOf('Table 4', { rating: 9.3, answers: 96, location: 'Café Lipa, Old Town' }),
      placeOf('Table 4', { rating: 8.8, answers: 71, location: 'Café Lipa, Station' }),
      placeOf('Receipt', { rating: 8.1, answers: 240, share: 0.06, location: 'Roastery' }),
    ],
  },
};

/** Sorted by another column each keeps its place in the ranking; a second press turns the order around, a third brings the ranking back. */
export const SortedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const head = await canvas.findByRole('columnheader', { name: 'Scans' });
    const names = () =>
      canvas.getAllByRole('rowheader').map((name) => name.textContent.replace(/\d+$/, ''));
    head.focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(names().slice(0, 3)).toEqual([
      '1Café Lipa, Old TownAbove the others',
      '2Café Lipa, Station',
      '4Kiosk at the marketBelow the others',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(names()[0]).toBe('Food truck');
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await expect(names()[0]).toBe('1Café Lipa, Old TownAbove the others');
  },
};

/** Ten, and all when asked for. A file has all in any case. */
export const Many: Story = {
  args: {
    title: 'How do our codes compare?',
    rows: Array.from({ length: 64 }, (_, index) =>
      placeOf(`Table ${index + 1}`, {
        rating: 9.5 - index / 12,
        answers: 140 - index * 2,
        location: index % 3 === 0 ? 'Café Lipa, Station' : 'Café Lipa, Old Town',
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 64' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(64);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the first 10' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
  },
};

export const OneLocation: Story = { args: { rows: places.slice(0, 1) } };

export const TooEarly: Story = {
  args: { rows: [placeOf('Café Lipa', { rating: 10, spread: 4, answers: 3, share: 0.5 })] },
};

export const LongNames: Story = {
  args: {
    title: 'Jak wypadają kody we wszystkich lokalizacjach tej firmy w wybranym okresie?',
    rows: [
      placeOf('Stolik pod oknem w ogródku letnim od strony kościoła Mariackiego', {
        rating: 9,
        answers: 80,
        location: 'Kawiarnia Konstantynopolitańczykowianeczka przy Rynku Głównym',
      }),
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { rows: [] } };

/** Drawn on made-up data. */
export const Sample: Story = { args: { ...Empty.args, showsSample: true } };

export const Loading: Story = { args: { rows: [], state: 'loading' } };

export const Failed: Story = { args: { rows: [], state: 'failed', onRetry: fn() } };
