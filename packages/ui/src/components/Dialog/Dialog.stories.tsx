import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { TextField } from '../../fields/TextField/TextField';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Dialog } from './Dialog';
import { DialogActions } from './DialogActions';

/** A task that has to be finished or left before the page goes on. The title says the action and the primary button repeats its verb. A yes or no is a `ConfirmDialog`. */
const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'Add location',
    isOpen: true,
    onClose: fn(),
    children: (
      <>
        <TextField label="Name" value="Rynek 12" onChange={() => undefined} isRequired />
        <TextField
          label="Email address"
          value=""
          onChange={() => undefined}
          hint="Where mail about this place goes."
        />
        <DialogActions>
          <Button tone="primary">Add location</Button>
        </DialogActions>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Add location' });
    await waitFor(() => expect(dialog).toBeVisible());
    const middles = [
      within(dialog).getByRole('heading'),
      within(dialog).getByRole('button', { name: /^(Close|Zamknij)$/ }),
    ].map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    });
    await expect(middles[1]).toBeCloseTo(middles[0] ?? 0, 0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** What was typed is not lost by a slip: closing asks first, and the safe answer has the focus. */
export const UnsavedInput: Story = {
  args: { hasUnsavedInput: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Add location' });
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    const keep = within(question).getAllByRole('button').at(0);
    await waitFor(() => expect(keep).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** However long it is, the buttons stay in sight. */
export const LongText: Story = {
  args: {
    size: 'small',
    title: 'Nie udało się jeszcze opublikować kodu dla lokalizacji Kawiarnia Żółty Słoń',
    description: 'Kod potrzebuje formularza i ramki. Po ich dodaniu można go opublikować.',
    children: (
      <>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>
            Formularz i ramka są potrzebne, zanim ktokolwiek zeskanuje kod na stoliku.
          </Text>
        ))}
        <DialogActions cancelLabel="Zamknij" />
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const leave = within(dialog).getByText('Zamknij');
    await waitFor(() =>
      expect(leave.getBoundingClientRect().bottom).toBeLessThan(
        dialog.getBoundingClientRect().bottom,
      ),
    );
  },
};
