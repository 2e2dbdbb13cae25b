import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Card } from '../../layout/Card/Card';
import { Text } from '../Text/Text';
import { NewPill } from './NewPill';

/** A list that grows by itself while somebody reads it makes them lose their place. This says what has come and waits to be pressed. It takes no room, so nothing moves when it appears; it is announced once. */
const meta = {
  title: 'Components/NewPill',
  component: NewPill,
  args: { label: '3 new answers', onShow: fn() },
  decorators: [
    (Story) => (
      <div>
        <Story />
        <Card title="Feedback">
          <Text>The rows stay where they are.</Text>
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof NewPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 new answers');
    await userEvent.click(canvas.getByRole('button', { name: '3 new answers' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  args: { label: '1 new answer' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = { args: { label: undefined } };

export const LongText: Story = { args: { label: '1 284 nowe odpowiedzi, pokaż najnowsze' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
