import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PasswordField } from './PasswordField';

/** A password, hidden until its owner asks to see it. The rules stand in the hint before the first mistake. */
const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: {
    label: 'New password',
    value: 'Corr3ct#horse',
    onChange: () => undefined,
    autoComplete: 'new-password',
    hint: 'At least 10 characters with a capital letter, a digit and one of @#$?!',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('New password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button'));
    await expect(field).toHaveAttribute('type', 'text');
  },
};

export const Failed: Story = {
  args: { label: 'Repeat the password', error: 'The password must match.' },
};

/** Field, then the button that shows it: both by Tab. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('New password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^New password/)).toBeRequired();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Nowe hasło do konta',
    hint: 'Co najmniej 10 znaków, w tym wielka litera, cyfra i jeden ze znaków @#$?!',
    value: 'Konstantynopolitańczykowianeczka#1-Konstantynopolitańczykowianeczka#2',
  },
};
