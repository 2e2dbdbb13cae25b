import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ratedPlace, ratedPlaces } from './places.fixtures';
import { PlacesRated } from './PlacesRated';

/** Use it to read all that is known of the ratings of places, and how likely each meets its target. */
const meta = {
  title: 'Widgets/PlacesRated',
  component: PlacesRated,
  args: {
    title: 'Where do our places stand?',
    places: ratedPlaces,
    all: ratedPlace('', { rating: 8.2, n: 753 }),
  },
} satisfies Meta<typeof PlacesRated>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTargets: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('grid', { name: 'Where do our places stand?' }),
    ).toBeVisible();
    await expect(
      await canvas.findByText(/^(18% likely to be met|szansa na osiągnięcie: 18%)$/),
    ).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    places: Array.from({ length: 60 }, (_, index) =>
      ratedPlace(`Shop ${index + 1}`, { rating: 7 + ((index * 7) % 20) / 10, n: 12 + index * 9 }),
    ),
  },
};

export const OnePlace: Story = { args: { places: ratedPlaces.slice(1, 2) } };

export const NotRated: Story = {
  args: {
    places: ['Old Town', 'Riverside'].map((name) => ({
      ...ratedPlace(name, { rating: 8, n: 1 }),
      averageRating: { value: null, low: null, high: null, n: 0 },
      satisfied: { value: null, low: null, high: null, n: 0 },
      nps: { value: null, low: null, high: null, n: 0 },
    })),
    all: null,
  },
};

export const LongNames: Story = {
  args: {
    places: ratedPlaces.map((place) => ({
      ...place,
      name: `${place.name}, ogródek letni od strony rynku i ulicy`,
    })),
  },
};

export const Nothing: Story = { args: { places: [], all: null } };
export const Sample: Story = { args: { ...Nothing.args, showsSample: true } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: () => undefined } };
