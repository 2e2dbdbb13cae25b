import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ChartIcon, ChatIcon, EyeIcon, FormIcon, PrintIcon } from '../../icons';
import { TryCard } from './TryCard';

/** For somebody who looks around for the first time: what is worth a try, in any order. It goes when it is dismissed, and does not come back. Steps that build on each other are a `Stepper`. */
const meta = {
  title: 'Components/TryCard',
  component: TryCard,
  args: {
    title: 'What to try',
    items: [
      { icon: ChatIcon, text: 'Read a comment and reply to it', href: '/feedback/' },
      { icon: FormIcon, text: 'Change a form in the editor', href: '/creator/forms/' },
      { icon: PrintIcon, text: 'Print a code in its frame', href: '/creator/codes/' },
      { icon: EyeIcon, text: 'See what a visitor sees', href: '/r/window', isExternal: true },
      { icon: ChartIcon, text: 'Look at the statistics', href: '/stats/' },
    ],
    onDismiss: fn(),
  },
} satisfies Meta<typeof TryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Dismiss|Odrzuć/ }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The cross comes first, then the things in their order. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** It stays: without a cross. Fewer share the whole row. */
export const Stays: Story = {
  render: ({ title, items }) => <TryCard title={title} items={items.slice(0, 3)} />,
};

/** Polish runs half as long again; it wraps, nothing is cut. */
export const LongText: Story = {
  args: {
    title: 'Co warto wypróbować w przykładowym obszarze roboczym, zanim powstanie własny',
    items: [
      {
        icon: ChatIcon,
        text: 'Przeczytaj najnowszy komentarz z adresem e-mail i odpowiedz na niego własnymi słowami',
        href: '/feedback/',
      },
      { icon: PrintIcon, text: 'Wydrukuj kod', href: '/creator/codes/' },
      {
        icon: EyeIcon,
        text: 'Zobacz, co po zeskanowaniu kodu widzą odwiedzający',
        href: '/r/window',
        isExternal: true,
      },
    ],
  },
};
