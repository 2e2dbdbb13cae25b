import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../Button/Button';
import { Notice } from './Notice';

/** News about the whole page or dialog. It stays until it is no longer true. News about one field is a `FieldMessage`, news in passing a snackbar. */
const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { tone: 'info', title: 'Codes for this location are paused' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = {
  args: { tone: 'success', title: 'Password reset instructions were sent successfully!' },
};

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'This is a sample workspace',
    children: 'Three locations and half a year of answers, made up so that you can look around.',
    action: <Button size="small">Remove the sample</Button>,
  },
};

export const Danger: Story = {
  args: { tone: 'danger', title: 'We could not save your form' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Dismissable: Story = {
  args: { title: 'You can install Hearback as an app', onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** On every screen for weeks: one line, in the colors of paper. On phones the text is left out. */
export const Slim: Story = {
  args: {
    isSlim: true,
    title: 'Sample workspace',
    children: 'The cafés and their feedback are made up.',
    action: (
      <Button size="small" tone="quiet">
        Remove the sample
      </Button>
    ),
    onDismiss: fn(),
  },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('status').getBoundingClientRect();
    await expect(line.height).toBeLessThan(56);
  },
};

/** Polish titles run half as long again; the notice grows, nothing is cut. */
export const LongText: Story = {
  args: {
    title: 'Kody dla tej lokalizacji zostały tymczasowo wstrzymane',
    children:
      'Osoby, które je zeskanują, zobaczą uprzejmą informację, że miejsce chwilowo nie zbiera opinii.',
  },
};

export const DismissedByKeyboard: Story = {
  args: { onDismiss: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
