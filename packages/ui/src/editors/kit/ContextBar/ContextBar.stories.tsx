import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ArrowDownIcon, ArrowUpIcon, CopyIcon, EditIcon, TrashIcon } from '../../../icons';
import { ContextBar } from './ContextBar';

const onPress = fn();

/** The few actions that are needed on the part that was just chosen, beside it. All others are in the outline and the properties. */
const meta = {
  title: 'Editors/Kit/ContextBar',
  component: ContextBar,
  args: {
    label: 'Actions on Rating',
    actions: [
      { id: 'edit', icon: EditIcon, label: 'Edit this', onPress },
      { id: 'up', icon: ArrowUpIcon, label: 'Move up', isDisabled: true, onPress },
      { id: 'down', icon: ArrowDownIcon, label: 'Move down', onPress },
      { id: 'remove', icon: TrashIcon, label: 'Remove this', onPress },
    ],
  },
  parameters: {
    callersWords: [
      'Actions on Rating',
      'Edit this',
      'Move up',
      'Move down',
      'Remove this',
      'Duplicate this',
    ],
  },
} satisfies Meta<typeof ContextBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of the first field of a form: it cannot go further up. */
export const OfAField: Story = {
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    await expect(canvas.getByRole('button', { name: 'Move up' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Move down' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

/** Of an element of a frame, which has layers instead of an order. */
export const OfAnElement: Story = {
  args: {
    actions: [
      { id: 'edit', icon: EditIcon, label: 'Edit this', onPress },
      { id: 'duplicate', icon: CopyIcon, label: 'Duplicate this', onPress },
      { id: 'remove', icon: TrashIcon, label: 'Remove this', onPress },
    ],
  },
};

export const LongText: Story = {
  args: {
    label: 'Działania: Napisz do piekarzy i obsługi kawiarni na rynku',
    actions: [
      {
        id: 'edit',
        icon: EditIcon,
        label: 'Edytuj treść zaznaczonego pola formularza w panelu obok',
        onPress,
      },
      { id: 'remove', icon: TrashIcon, label: 'Usuń zaznaczone pole', onPress },
    ],
  },
};
