import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { type RatingDriver, RatingDrivers } from './RatingDrivers';

const driver = (
  name: string,
  value: number,
  n: number,
  goesWith: RatingDriver['goesWith'],
): RatingDriver => {
  const half = 2 / Math.sqrt(n);
  return {
    id: name,
    name,
    effect: { value: value * 2.1, low: (value - half) * 2.1, high: (value + half) * 2.1, n },
    standardized: { value, low: value - half, high: value + half, n },
    goesWith,
  };
};

/** Use it where somebody asks what goes with good and bad ratings. It tells of an association, never of a cause. */
const meta = {
  title: 'Widgets/RatingDrivers',
  component: RatingDrivers,
  args: {
    title: 'What goes with good and bad ratings?',
    drivers: [
      driver('Coffee', 0.5, 120, 'HIGHER'),
      driver('Waiting time', -1.1, 64, 'LOWER'),
      driver('Price', -0.2, 40, null),
      driver('Parking', -0.6, 5, null),
    ],
  },
} satisfies Meta<typeof RatingDrivers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothSides: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^(Goes with higher ratings: Coffee\. With lower ones: Waiting time\.|W parze z wyższymi)/,
      ),
    ).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    drivers: [
      driver(
        'Czas oczekiwania na kawę przy ladzie w godzinach największego ruchu',
        -1.1,
        64,
        'LOWER',
      ),
    ],
  },
};

export const Many: Story = {
  args: {
    drivers: Array.from({ length: 27 }, (_, index) =>
      driver(`Topic ${index + 1}`, 0.8 - index * 0.06, 30 + index * 7, null),
    ),
  },
};

export const OnlyChance: Story = {
  args: { drivers: [driver('Price', -0.2, 40, null), driver('Music', 0.1, 22, null)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(No topic goes with|Żaden temat nie)/)).toBeVisible();
  },
};

export const Nothing: Story = { args: { drivers: [] } };
export const Sample: Story = { args: { ...Nothing.args, showsSample: true } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed', onRetry: () => undefined } };
