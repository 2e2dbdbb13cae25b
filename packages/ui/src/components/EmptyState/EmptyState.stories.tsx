import type { Meta, StoryObj } from '@storybook/react-vite';

import { ChartIcon, MapPinIcon, PlusIcon, RefreshIcon, WarningIcon } from '../../icons';
import { Card } from '../../layout/Card/Card';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

/** A blank sheet between crop marks. It says what belongs here, why that is good, and offers the first step. */
const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    icon: MapPinIcon,
    title: 'No locations found',
    children: 'A location is a place where codes hang: a shop, a floor, a food truck.',
    action: (
      <Button tone="primary" icon={PlusIcon}>
        Add location
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};

export const InACard: Story = {
  args: {
    size: 'small',
    title: 'No data available yet',
    icon: ChartIcon,
    action: undefined,
    headingLevel: 3,
  },
  render: (args) => (
    <Card title="Scans and submissions">
      <EmptyState {...args} />
    </Card>
  ),
};

/** Something should be here and could not come: the sign turns, the way on stays the same. */
export const Failed: Story = {
  args: {
    tone: 'danger',
    icon: WarningIcon,
    title: 'Locations could not be loaded',
    children: 'Check your connection.',
    action: <Button icon={RefreshIcon}>Try again</Button>,
  },
};
