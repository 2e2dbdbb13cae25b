import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';

import { CommandPalette, type CommandPaletteProps } from './CommandPalette';
import { known, places } from './palette.fixtures';

function Live(args: CommandPaletteProps) {
  const [text, setText] = useState(args.text);
  return <CommandPalette {...args} text={text} onTextChange={setText} />;
}

/** Goes anywhere and does anything by typing its name, from every screen. What a screen offers itself, a person should still find on it: the palette is a shorter way, never the only one. */
const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  args: {
    label: 'Search or go to…',
    text: '',
    onTextChange: fn(),
    groups: known,
    onChoose: fn(),
    isOpen: true,
    onClose: fn(),
  },
  render: (args) => <Live {...args} />,
  parameters: { docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Search or go to…' });

/** The focus stays in the field; arrows move what Enter means. */
export const Opened: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await field()).toHaveFocus();
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Home');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'feedback' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Typing narrows, marks why, and chooses the best. */
export const Narrowed: Story = {
  args: { groups: [...known, ...places], text: 'slon' },
  play: async () => {
    await field();
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Żółty Słoń');
  },
};

/** What the app knows by itself is there at once; the rest is on its way. */
export const Loading: Story = { args: { text: 'ra', status: 'loading' } };

export const LoadingAlone: Story = { args: { text: 'Kazimierz', status: 'loading' } };

/** Nothing is called so. */
export const Empty: Story = { args: { groups: [], text: 'lasagne' } };

export const Failed: Story = {
  args: { text: 'feed', status: 'failed', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: /Try again|Spróbuj ponownie/ }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = { args: { text: 'feed', status: 'offline' } };

export const LongText: Story = {
  args: {
    text: 'kolejka',
    groups: places.map((group) => ({
      ...group,
      commands: group.commands.map((command) => ({
        ...command,
        label: 'Kolejka do kasy przy głównym wejściu od strony dworca autobusowego',
        hint: 'Galeria Krakowska, ulica Pawia 5, poziom minus jeden, lokal 117',
      })),
    })),
  },
};

/** More than fits: the list scrolls, the field stays. */
export const Many: Story = {
  args: {
    groups: Array.from({ length: 6 }, (_, round) =>
      known.map((group) => ({
        ...group,
        id: `${group.id}-${round}`,
        commands: group.commands.map((each) => ({ ...each, id: `${each.id}-${round}` })),
      })),
    ).flat(),
  },
  play: async ({ userEvent }) => {
    await field();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('option', { selected: true })).toBeVisible();
    await expect(await field()).toBeVisible();
  },
};
