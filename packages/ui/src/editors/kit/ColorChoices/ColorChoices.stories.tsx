import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';

import { StoredColorField } from '../StoredColorField';
import { ColorChoices } from './ColorChoices';

function Field() {
  const [color, setColor] = useState('#0a6b5d');
  return <StoredColorField label="Ink of the print" value={color} onChange={setColor} />;
}

/** Put around an editor, it hands the colors of the document, and those chosen lately, to every color field inside. */
const meta = {
  title: 'Editors/Kit/ColorChoices',
  component: ColorChoices,
  args: { colors: ['#fbfaf7', '#1b1d22', '#b97700'], children: <Field /> },
} satisfies Meta<typeof ColorChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: into the picker, along the swatches, and out again. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const picker = within(await screen.findByRole('dialog'));
    const swatches = within(picker.getByRole('listbox', { name: 'In this document' }));
    swatches.getAllByRole('option')[2]?.focus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(canvas.getByRole('textbox', { name: 'Ink of the print' })).toHaveValue('#b97700');
  },
};
