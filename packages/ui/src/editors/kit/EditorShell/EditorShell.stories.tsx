import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { EditorShell } from './EditorShell';

/** The panes of an editor: three from 1080 px of room, two from 720, under each other below. */
const meta = {
  title: 'Editors/Kit/EditorShell',
  component: EditorShell,
  parameters: { layout: 'fullscreen' },
  args: {
    toolbar: <button type="button">Undo</button>,
    structure: 'What can be added, and what is there',
    stage: <div>The document as it is in the end</div>,
    properties: 'What can be chosen about the selected part',
    announcement: '',
    onKeyDown: fn(),
  },
} satisfies Meta<typeof EditorShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keys pressed in any pane reach the editor. */
export const Panes: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('z');
    await expect(args.onKeyDown).toHaveBeenCalledWith(expect.objectContaining({ key: 'z' }));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
