import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Dialog } from './Dialog';
import { DialogActions } from './DialogActions';

/** The last row of every dialog: Cancel left of the primary button at the right end, destructive actions and Back apart at the left end; on phones one above the other, the primary button first. */
const meta = {
  title: 'Components/Dialog/DialogActions',
  component: DialogActions,
  args: { children: <Button tone="primary">Save changes</Button> },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof DialogActions>;

export default meta;
type Story = StoryObj<typeof meta>;

const close = fn();

/** The cross is the way out, and two buttons share the row of a phone. */
export const Compact: Story = {
  args: {
    isCompact: true,
    children: (
      <>
        <Button>Print</Button>
        <Button tone="primary">Download .pdf</Button>
      </>
    ),
  },
  render: (args) => (
    <Dialog title="Print frame" isOpen onClose={close}>
      <Text>Żółty Słoń sp. z o.o., ul. Floriańska 3, Kraków</Text>
      <DialogActions {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    close.mockClear();
    await expect(screen.queryByRole('button', { name: /^(Cancel|Anuluj)$/ })).toBeNull();
    const row = ['Print', 'Download .pdf'].map((name) =>
      screen.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(row[0]?.top).toBe(row[1]?.top);
    await userEvent.click(screen.getByRole('button', { name: /^(Close|Zamknij)$/ }));
    await expect(close).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = {
  render: (args) => (
    <Dialog title="Edit company" isOpen onClose={close}>
      <Text>Żółty Słoń sp. z o.o., ul. Floriańska 3, Kraków</Text>
      <DialogActions {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    close.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: /^(Cancel|Anuluj)$/ }));
    await expect(close).toHaveBeenCalledOnce();
  },
};

/** Destructive actions, and Back, stand apart from Cancel and the primary button. */
export const Aside: Story = {
  args: { aside: <Button tone="quiet">Usuń odpowiedź</Button> },
  render: (args) => (
    <Dialog title="Edit reply" isOpen onClose={close}>
      <Text>Dziękujemy! Zajmiemy się tym jeszcze dziś.</Text>
      <DialogActions {...args} />
    </Dialog>
  ),
  play: async () => {
    const [aside, cancel, primary] = [
      await screen.findByRole('button', { name: 'Usuń odpowiedź' }),
      screen.getByRole('button', { name: /^(Cancel|Anuluj)$/ }),
      screen.getByRole('button', { name: 'Save changes' }),
    ].map((button) => button.getBoundingClientRect());
    if (!aside || !cancel || !primary) throw new Error('The dialog has three buttons.');
    if (window.matchMedia('(max-width: 639px)').matches) {
      await expect(primary.bottom).toBeLessThan(cancel.top);
      await expect(cancel.bottom).toBeLessThan(aside.top);
      await expect(aside.width).toBeCloseTo(primary.width, 0);
    } else {
      await expect(cancel.left - aside.right).toBeGreaterThan(primary.left - cancel.right);
      await expect(aside.top).toBe(primary.top);
    }
  },
};
