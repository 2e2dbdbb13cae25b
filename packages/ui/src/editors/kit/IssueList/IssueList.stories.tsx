import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { IssueList } from './IssueList';

const open = fn();

/** What should be known before a document goes out. An arrow leads to where it is mended; nothing here keeps anybody from publishing. */
const meta = {
  title: 'Editors/Kit/IssueList',
  component: IssueList,
  args: {
    title: 'Before you publish',
    issues: [
      { sentence: 'Comment has no words in German.', onOpen: open },
      { sentence: 'There is nothing for a visitor to answer.' },
    ],
  },
} satisfies Meta<typeof IssueList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard, the arrow says which issue it leads to. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Go there: Comment has no words in German.' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalled();
  },
};

/** Nothing is wrong: there is no heading over nothing. */
export const Empty: Story = { args: { issues: [] } };

export const Many: Story = {
  args: {
    issues: ['Text', 'Rating', 'Comment', 'Name', 'Email', 'Button'].map((name) => ({
      sentence: `${name} has no words in Ukrainian.`,
      onOpen: open,
    })),
  },
};

export const LongText: Story = {
  args: {
    title: 'Zanim opublikujesz formularz dla wszystkich gości',
    issues: [
      {
        sentence: 'Przycisk nawigacyjny na końcu formularza nie ma słów w języku: niemiecki.',
        onOpen: open,
      },
    ],
  },
};
