import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextArea } from './TextArea';

/** Several lines of text. It can be pulled longer. */
const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: {
    label: 'Description',
    value: 'Ground floor, to the left of the bar. Twelve tables, all with a code.',
    onChange: () => undefined,
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Failed: Story = { args: { value: '', error: 'This field is required.' } };

export const Disabled: Story = { args: { isDisabled: true } };
