import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Loader } from './Loader';

/** Something takes more than 400 ms and has no shape yet. Where the shape is known, a `Skeleton` keeps its place. Over three seconds, say what is going on. */
const meta = { title: 'Components/Loader', component: Loader } satisfies Meta<typeof Loader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName();
  },
};

export const WithWords: Story = { args: { label: 'Checking who you are…' } };

export const Small: Story = { args: { size: 'small', label: 'Saving' } };

export const LongText: Story = {
  args: { label: 'Sprawdzamy, czy odpowiedzi z ostatnich dwunastu miesięcy są już policzone…' },
};
