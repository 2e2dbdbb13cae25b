import type { Meta, StoryObj } from '@storybook/react-vite';

import { barForm } from '../form.fixtures';
import { ClosedNotice } from './ClosedNotice';

/** Where a printed code leads while its form is closed, or when there is none. */
const meta = {
  title: 'Forms/ClosedNotice',
  component: ClosedNotice,
  parameters: { layout: 'fullscreen' },
  args: { reason: 'unknown', language: 'en-US' },
} satisfies Meta<typeof ClosedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};

export const Paused: Story = {
  args: { reason: 'paused', style: barForm.style, venue: 'Nocna, bar' },
};

export const InPolish: Story = { args: { reason: 'paused', language: 'pl-PL' } };
