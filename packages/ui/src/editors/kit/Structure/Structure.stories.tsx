import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { MailIcon, StarIcon, TextIcon } from '../../../icons';
import { Outline } from '../Outline/Outline';
import { Palette } from '../Palette/Palette';
import { Structure } from './Structure';

/** The left pane of an editor: what can be added above what is there. A refusal stands between them, where the eye is. */
const meta = {
  title: 'Editors/Kit/Structure',
  component: Structure,
  args: {
    addTitle: 'Add fields',
    palette: (
      <Palette
        label="Add fields"
        items={[
          { type: 'text', label: 'Text', icon: TextIcon, isFull: false },
          { type: 'email', label: 'Email', icon: MailIcon, isFull: false },
        ]}
        onAdd={fn()}
      />
    ),
    partsTitle: 'Fields',
    outline: (
      <Outline
        label="Fields"
        wholeLabel="Whole form"
        items={[{ id: 'rating', name: 'Rating', icon: StarIcon, canRemove: true, hasIssue: false }]}
        selectedIds={[]}
        onSelect={fn()}
        onMove={fn()}
        onRemove={fn()}
        onAnnounce={fn()}
      />
    ),
  },
} satisfies Meta<typeof Structure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** It interrupts a screen reader: what was pressed did nothing. */
export const Refused: Story = {
  args: { refusal: 'You already have this type of field!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You already have this type of field!',
    );
  },
};
