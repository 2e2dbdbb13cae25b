import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { funnelOf, ratedPlace, ratedPlaces } from './places.fixtures';
import { PlacesFunnel } from './PlacesFunnel';

/** Use it where somebody asks which place stands out: with few ratings a mean strays far by chance alone. */
const meta = {
  title: 'Widgets/PlacesFunnel',
  component: PlacesFunnel,
  args: {
    title: 'Which places really stand out?',
    places: ratedPlaces,
    funnel: funnelOf(8.2, 414),
  },
} satisfies Meta<typeof PlacesFunnel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoStandOut: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(Above the others: Café Lipa, Old Town|Powyżej pozostałych)/),
    ).toBeVisible();
  },
};

export const NoneStandsOut: Story = {
  args: { places: ratedPlaces.map((place) => ({ ...place, standing: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(No place lies where|Żadne miejsce nie leży)/)).toBeVisible();
  },
};

/** Places of several kinds: the limits are wider by as much as these differ. */
export const Many: Story = {
  args: {
    places: Array.from({ length: 60 }, (_, index) =>
      ratedPlace(`Shop ${index + 1}`, {
        rating: 8.2 + 0.9 * Math.sin(index * 2.3),
        n: 12 + ((index * 97) % 640),
      }),
    ),
    funnel: { ...funnelOf(8.2, 650), placesDiffer: 0.4 },
  },
};

export const TooEarly: Story = {
  args: { places: [ratedPlace('Old Town', { rating: 9, n: 4 })], funnel: null },
};

export const LongNames: Story = {
  args: {
    places: ratedPlaces.map((place) => ({
      ...place,
      name: `${place.name}, ogródek letni od strony rynku i ulicy`,
    })),
  },
};

export const Nothing: Story = { args: { places: [], funnel: null } };
export const Sample: Story = { args: { ...Nothing.args, showsSample: true } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: () => undefined } };
