import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../Button/Button';
import { Card } from '../../layout/Card/Card';
import { Loader } from '../Loader/Loader';
import { Notice } from '../Notice/Notice';
import { Stack } from '../../layout/Stack/Stack';
import { Text } from '../Text/Text';
import { SplitView, type SplitViewProps } from './SplitView';

function Live(args: SplitViewProps) {
  const [isOpen, setIsOpen] = useState(args.details !== undefined);
  const { details = sample } = args;
  const close = () => {
    setIsOpen(false);
    details.onClose();
  };
  return (
    <SplitView details={isOpen ? { ...details, onClose: close } : undefined}>
      <Card title="Feedback">
        <Stack gap="small" align="start">
          <Text>Seven answers came in today.</Text>
          <Button onPress={() => setIsOpen(true)}>Show the first</Button>
        </Stack>
      </Card>
    </SplitView>
  );
}

const sample = {
  title: 'Answer from Rynek 12',
  description: '21 November 2026',
  onClose: fn(),
  actions: <Button tone="danger">Delete answer</Button>,
  children: <Text>The sourdough was still warm. The queue was not.</Text>,
};

/** For going through a list one by one: the list stays in use while one thing of it is open beside it. A glance at more is a `Drawer`, a task that has to be finished a `Dialog`. Escape and the cross close it, and the focus goes back. */
const meta = {
  title: 'Components/SplitView',
  component: SplitView,
  args: { details: sample, children: null },
  render: (args) => <Live {...args} />,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof SplitView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** Eyes read a better name than a screen reader says: the region keeps the same name for every answer. */
export const WithAHeading: Story = {
  args: { details: { ...sample, title: 'Feedback details', heading: 'Agnieszka · 10/10' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Feedback details' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Agnieszka · 10/10' })).toBeVisible();
  },
};

/** Opens from the list, takes the focus, and gives it back. */
export const ByKeyboard: Story = {
  args: { details: undefined },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Show the first' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/sourdough/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/sourdough/)).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Closing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Close|Zamknij)$/ }));
    await waitFor(() => expect(screen.queryByText(/sourdough/)).toBeNull());
  },
};

/** Low on a page, with a long answer: the actions are in sight before anybody scrolls. */
export const ActionsInSight: Story = {
  args: {
    details: {
      ...sample,
      children: (
        <Stack>
          {Array.from({ length: 60 }, (_, index) => (
            <Text key={index}>The sourdough was still warm. The queue was not.</Text>
          ))}
        </Stack>
      ),
    },
  },
  render: (args) => (
    <div style={{ paddingBlockStart: 240 }}>
      <Live {...args} />
    </div>
  ),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Delete answer' });
    window.scrollTo(0, 0);
    await waitFor(async () => {
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};

export const Loading: Story = { args: { details: { ...sample, children: <Loader /> } } };

export const Failed: Story = {
  args: {
    details: {
      ...sample,
      children: <Notice tone="danger" title="The answer could not be loaded." />,
    },
  },
};

/** However long it is, title and buttons stay in sight. */
export const LongText: Story = {
  args: {
    details: {
      ...sample,
      title: 'Odpowiedź z lokalizacji Kawiarnia Żółty Słoń przy Dworcu Głównym',
      children: Array.from({ length: 24 }, (_, index) => (
        <Text key={index}>
          Chleb był jeszcze ciepły, a kolejka do kasy zdecydowanie za długa jak na tak wczesną porę.
        </Text>
      )),
    },
  },
};

/** No room for two: it covers the list. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
