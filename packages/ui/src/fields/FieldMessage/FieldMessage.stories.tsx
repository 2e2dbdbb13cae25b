import type { Meta, StoryObj } from '@storybook/react-vite';

import { FieldMessage } from './FieldMessage';

/** News about one field. Fields bring their own; use it beside what is no field. */
const meta = {
  title: 'Fields/FieldMessage',
  component: FieldMessage,
  args: { tone: 'hint', children: 'Saved a moment ago' },
} satisfies Meta<typeof FieldMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hint: Story = {};

export const Warning: Story = {
  args: { tone: 'warning', children: 'Hard to read: contrast is 2.1:1, aim for 4.5:1.' },
};

export const Failed: Story = {
  args: { tone: 'error', children: 'You already have this type of field!' },
};
