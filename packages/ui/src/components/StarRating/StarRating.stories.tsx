import type { Meta, StoryObj } from '@storybook/react-vite';

import { StarRating } from './StarRating';

/** Use it wherever a rating that somebody gave is read. To let somebody give one, show the form itself. */
const meta = {
  title: 'Components/StarRating',
  component: StarRating,
  args: { value: 9, label: '9 of 10' },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Lowest: Story = { args: { value: 1, label: '1 of 10' } };

export const Large: Story = { args: { value: 10, label: '10 of 10', size: 'large' } };

/** However small its place, ten stars keep to one line. */
export const InASmallPlace: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 160 }}>
        <Story />
      </div>
    ),
  ],
};
