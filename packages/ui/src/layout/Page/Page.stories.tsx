import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { ClockIcon, PlusIcon } from '../../icons';
import { Card } from '../Card/Card';
import { Page } from './Page';

/** One screen: a title, one sentence of purpose, the primary action on the right, then the content. */
const meta = {
  title: 'Layout/Page',
  component: Page,
  args: {
    title: 'Companies',
    purpose: 'The businesses you collect feedback for.',
    actions: (
      <Button tone="primary" icon={PlusIcon}>
        Add company
      </Button>
    ),
    children: <Card title="Żółty Słoń sp. z o.o." description="2 locations" />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Narrow: Story = {
  args: { width: 'narrow', above: <Link href="/account/">Account</Link> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Account' });
    const { width } = link.getBoundingClientRect();
    await expect(link.parentElement?.getBoundingClientRect().width).toBeCloseTo(width, 0);
  },
};

/** On phones the buttons share the row, up to its end; what has no border begins where the title does. */
export const SeveralActions: Story = {
  args: {
    actions: (
      <>
        <Button tone="quiet" icon={ClockIcon}>
          Recently deleted
        </Button>
        <Button tone="primary" icon={PlusIcon}>
          Add company
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    if (!window.matchMedia('(max-width: 480px)').matches) return;
    const edges = canvas.getByRole('region').getBoundingClientRect();
    const sign = canvas.getByRole('button', { name: 'Recently deleted' }).querySelector('svg');
    const add = canvas.getByRole('button', { name: 'Add company' }).getBoundingClientRect();
    await expect(sign?.getBoundingClientRect().left).toBeCloseTo(edges.left, 0);
    await expect(add.right).toBeCloseTo(edges.right, 0);
  },
};

/** What explains the page stands beside its title. */
export const WithHelp: Story = {
  args: { help: { href: '/faq/?tab=companies', label: 'Help with companies' } },
};

/** Over an editor, which needs the room. */
export const Tight: Story = {
  args: { width: 'full', isTight: true, above: <Link href="/creator/frames/">Frames</Link> },
};

export const LongText: Story = {
  args: {
    title: 'Statystyki skanowań i przesłanych opinii dla wszystkich lokalizacji',
    purpose:
      'Ile osób zeskanowało kody, ile z nich zostawiło opinię i jak zmieniało się to w czasie.',
  },
};
