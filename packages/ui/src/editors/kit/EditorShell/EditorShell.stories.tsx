import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { EditorShell } from './EditorShell';

/** The panes of an editor: three from 1080 px of room, two from 720, under each other below. */
const meta = {
  title: 'Editors/Kit/EditorShell',
  component: EditorShell,
  parameters: { layout: 'fullscreen' },
  args: {
    toolbar: 'Undo, redo, saved',
    structure: 'What can be added, and what is there',
    stage: <div>The document as it is in the end</div>,
    properties: 'What can be chosen about the selected part',
    announcement: '',
    onKeyDown: fn(),
  },
} satisfies Meta<typeof EditorShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panes: Story = {};

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
};
