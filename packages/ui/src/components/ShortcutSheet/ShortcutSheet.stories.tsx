import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { ShortcutSheet } from './ShortcutSheet';

const everywhere = [
  { words: 'Search and go anywhere', keys: ['Mod+K'] },
  { words: 'Show this list', keys: ['?'] },
];
const goTo = [
  { words: 'Go home', keys: ['G H'] },
  { words: 'Go to feedback', keys: ['G F'] },
  { words: 'Go to stats', keys: ['G S'] },
];
const inLists = [
  { words: 'Next or previous row', keys: ['ArrowDown', 'ArrowUp'] },
  { words: 'Check the row', keys: ['Space'] },
  { words: 'Search the list', keys: ['/'] },
];

/** The keys of a screen, opened by `?`. It is given the table that binds them, so it cannot promise what does not work. */
const meta = {
  title: 'Components/ShortcutSheet',
  component: ShortcutSheet,
  args: { groups: [{ shortcuts: everywhere }], isOpen: true, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof ShortcutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneGroup: Story = {
  play: async ({ args, userEvent }) => {
    const sheet = within(
      await screen.findByRole('dialog', { name: /Keyboard shortcuts|Skróty klawiszowe/ }),
    );
    await expect(sheet.getByText('Show this list')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Many keys stand in groups, side by side where there is room. */
export const Many: Story = {
  args: {
    groups: [
      { title: 'Everywhere', shortcuts: everywhere },
      { title: 'Go to', shortcuts: goTo },
      { title: 'In lists', shortcuts: inLists },
    ],
  },
};

/** Nobody presses anything here. */
export const Empty: Story = { args: { groups: [] } };
