import type { Meta, StoryObj } from '@storybook/react-vite';

import { barForm, cafeForm } from '../form.fixtures';
import { ThankYou } from './ThankYou';

/** The last thing a visitor sees, in the form's own colours. */
const meta = {
  title: 'Forms/ThankYou',
  component: ThankYou,
  parameters: { layout: 'fullscreen' },
  args: { style: cafeForm.style, language: 'en-US', venue: 'Café Lipa, Old Town' },
} satisfies Meta<typeof ThankYou>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OnDarkGround: Story = { args: { style: barForm.style } };

export const InPolish: Story = { args: { language: 'pl-PL' } };
