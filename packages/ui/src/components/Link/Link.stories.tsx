import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Text } from '../Text/Text';
import { Link } from './Link';

/** A way to another page inside a text. It moves within the app through the `LinkProvider` around it. */
const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/locations/', children: 'your locations' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text>
      Codes hang at <Link {...args} />. Add one to begin.
    </Text>
  ),
};

/** A new tab is announced. */
export const External: Story = {
  args: { href: 'https://example.com/print', isExternal: true, children: 'How printers cut' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /opens in a new tab|otwiera się/ });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Quiet: Story = { args: { tone: 'quiet' } };

/** Tab finds it, Enter follows it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const follow = fn();
    canvasElement.addEventListener('click', follow, { once: true });
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};
