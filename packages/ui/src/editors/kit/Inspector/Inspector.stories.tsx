import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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

export const WithIssues: Story = {
  args: { issues: ['Rating does not stand out from its background.', 'Rating has no words.'] },
};

export const LongText: Story = {
  args: {
    title: 'Przycisk nawigacyjny na końcu formularza',
    issueTitle: 'Zanim opublikujesz formularz',
    issues: ['Przycisk nawigacyjny na końcu formularza nie odcina się od swojego tła.'],
  },
};
