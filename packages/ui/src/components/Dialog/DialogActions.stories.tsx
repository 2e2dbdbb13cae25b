import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Dialog } from './Dialog';
import { DialogActions } from './DialogActions';

/** The last row of every dialog: the way out on the left, the verb on the right; on phones one above the other. */
const meta = {
  title: 'Components/Dialog/DialogActions',
  component: DialogActions,
  args: { children: <Button tone="primary">Save changes</Button> },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof DialogActions>;

export default meta;
type Story = StoryObj<typeof meta>;

const close = fn();

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
