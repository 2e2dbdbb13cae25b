import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../../layout/Inline/Inline';
import { Logo } from './Logo';

/** The product's name and its square: one eye of a QR code, with the corner of a speech bubble. */
const meta = { title: 'Components/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wordmark: Story = {};

export const Mark: Story = { args: { isMark: true, size: 'large' } };

export const Sizes: Story = {
  render: () => (
    <Inline gap="large" align="end">
      <Logo size="small" />
      <Logo />
      <Logo size="large" />
    </Inline>
  ),
};
