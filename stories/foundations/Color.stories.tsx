import { Heading, Stack } from '@hearback/ui';
import { vars } from '@hearback/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Swatches } from './Swatches';

const { surface, ink, line, accent, status, sentiment, nps, star, chart } = vars.color;

const under = (group: string, colors: Record<string, string>) =>
  Object.entries(colors).map(([name, value]) => [`${group}.${name}`, value] as const);

/** Colours have roles, not hues: a component asks for `ink.muted`, and each theme decides. The dark theme has its own values; it is not an inversion. A test holds every text on every surface to 4.5:1 and every mark to 3:1. */
const meta = {
  title: 'Foundations/Color',
  component: Swatches,
  args: { colors: [] },
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PaperAndInk: Story = {
  args: {
    colors: [
      ...under('surface', surface),
      ...under('ink', ink),
      ...under('line', line),
      ...under('accent', accent),
    ],
  },
};

export const Status: Story = {
  args: { colors: Object.entries(status).flatMap(([name, colors]) => under(name, colors)) },
};

/** What ratings and comments mean. Always with a word or a shape beside it. */
export const Meaning: Story = {
  args: { colors: [...under('sentiment', sentiment), ...under('nps', nps), ['star', star]] },
};

/** Eight series that stay apart for the common kinds of colour blindness. */
export const Charts: Story = {
  render: () => (
    <Stack>
      <Heading level={3}>In this order</Heading>
      <Swatches colors={under('chart', chart)} />
    </Stack>
  ),
};
