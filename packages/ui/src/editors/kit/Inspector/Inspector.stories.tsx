import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Checkbox } from '../../../fields/Checkbox/Checkbox';
import { TextField } from '../../../fields/TextField/TextField';
import { Inspector } from './Inspector';

/** The right pane of an editor: fields for the chosen part, and what should be known about it before the document goes out. */
const meta = {
  title: 'Editors/Kit/Inspector',
  component: Inspector,
  args: {
    title: 'Rating',
    children: <TextField label="Label" value="How was your visit?" onChange={() => undefined} />,
    issueTitle: 'Before you publish',
    issues: [],
  },
} satisfies Meta<typeof Inspector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Label' })).toHaveFocus();
  },
};

/** Its fields come one after the other, each changes in place, and the way back is the same. */
export const ByKeyboard: Story = {
  render: function Live(args) {
    const [label, setLabel] = useState('Visit');
    const [isRequired, setIsRequired] = useState(false);
    return (
      <Inspector {...args} issues={label === '' ? [{ sentence: 'Rating has no words.' }] : []}>
        <TextField label="Label" value={label} onChange={setLabel} />
        <Checkbox label="Required" value={isRequired} onChange={setIsRequired} />
      </Inspector>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const label = canvas.getByRole('textbox', { name: 'Label' });
    await userEvent.clear(label);
    await expect(canvas.getByText('Rating has no words.')).toBeVisible();
    await expect(label).toHaveFocus();
    await userEvent.keyboard('Room');
    await expect(canvas.queryByText('Rating has no words.')).toBeNull();

    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Required' })).toBeChecked();
    await userEvent.tab({ shift: true });
    await expect(label).toHaveFocus();
    await expect(label).toHaveValue('Room');
  },
};

export const WithIssues: Story = {
  args: {
    issues: [
      { sentence: 'Rating does not stand out from its background.' },
      { sentence: 'Rating has no words.' },
    ],
  },
};

export const LongText: Story = {
  args: {
    title: 'Przycisk nawigacyjny na końcu formularza',
    issueTitle: 'Zanim opublikujesz formularz',
    issues: [
      { sentence: 'Przycisk nawigacyjny na końcu formularza nie odcina się od swojego tła.' },
    ],
  },
};
