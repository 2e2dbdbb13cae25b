import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '../Button/Button';
import { Facts } from '../Facts/Facts';
import { Loader } from '../Loader/Loader';
import { Notice } from '../Notice/Notice';
import { Text } from '../Text/Text';
import { Drawer, type DrawerProps } from './Drawer';

function Live(args: DrawerProps) {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  const close = () => {
    setIsOpen(false);
    args.onClose();
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Show the answer</Button>
      <Drawer {...args} isOpen={isOpen} onClose={close} />
    </>
  );
}

/** More about one thing of a list, while the list stays in sight. It is read and left, so closing asks nothing; a task with input to save is a `Dialog`, a few controls are a `Popover`, and what has an address of its own is a page. */
const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    title: 'Answer from Rynek 12',
    description: 'Table by the window, 21 November 2026',
    isOpen: true,
    onClose: fn(),
    children: (
      <>
        <Facts
          facts={[
            { label: 'Rating', value: '9 of 10' },
            { label: 'Form', value: 'Breakfast' },
          ]}
        />
        <Text>The sourdough was still warm. The queue was not.</Text>
      </>
    ),
  },
  render: (args) => <Live {...args} />,
  parameters: { docs: { story: { inline: false, height: '460px' } } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens from a button, Escape closes it, and the focus is back where it was. */
export const Plain: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Show the answer' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Answer from Rynek 12' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const WithActions: Story = {
  args: { actions: <Button tone="danger">Delete answer</Button> },
};

/** The cross closes it, and so does a press beside it. */
export const Closing: Story = {
  play: async ({ userEvent, args }) => {
    const drawer = await screen.findByRole('dialog');
    await userEvent.click(within(drawer).getByRole('button', { name: /^(Close|Zamknij)$/ }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = { args: { children: <Loader /> } };

export const Failed: Story = {
  args: { children: <Notice tone="danger" title="The answer could not be loaded." /> },
};

/** However long it is, title and buttons stay in sight. */
export const LongText: Story = {
  args: {
    size: 'large',
    title: 'Odpowiedź z lokalizacji Kawiarnia Żółty Słoń przy Dworcu Głównym',
    actions: <Button>Zamknij</Button>,
    children: Array.from({ length: 24 }, (_, index) => (
      <Text key={index}>
        Chleb był jeszcze ciepły, a kolejka do kasy zdecydowanie za długa jak na tak wczesną porę.
      </Text>
    )),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    const leave = within(drawer).getAllByRole('button').at(-1);
    await waitFor(() =>
      expect(leave?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

/** Where a phone is all there is to work on, it takes all of it. */
export const FullOnAPhone: Story = {
  args: { isFull: true },
  globals: { viewport: { value: 'phone' } },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
