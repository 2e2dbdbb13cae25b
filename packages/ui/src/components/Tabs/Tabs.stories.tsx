import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { FormIcon, FrameIcon, InfoIcon, QrIcon } from '../../icons';
import { Text } from '../Text/Text';
import { Tabs, type TabsProps } from './Tabs';

function Live(args: TabsProps) {
  const [selected, setSelected] = useState(args.selected);
  return <Tabs {...args} selected={selected} onSelect={setSelected} />;
}

/** Several views of one subject. With an `href` each, every view has its own address. Steps of a task are a `Stepper`. */
const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Account',
    selected: 'details',
    tabs: [
      { id: 'details', label: 'User details' },
      { id: 'security', label: 'Security settings' },
      { id: 'settings', label: 'Account settings' },
      { id: 'subscription', label: 'Subscription & Payments' },
    ],
    children: <Text>Ada Lovelace, ada@analytical.example</Text>,
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Security settings' }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(
      'Security settings',
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Account settings');
  },
};

/** On a narrow screen the row can be pushed sideways; what goes on out of sight fades out there. */
export const Many: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    const isCut = () => row.scrollWidth > row.clientWidth + 1;
    await waitFor(() => expect(row.dataset['more']).toBe(isCut() ? 'end' : undefined));
    if (!isCut()) return;
    row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(row.dataset['more']).toBe('start'));
  },
  args: {
    label: 'Help',
    selected: 'codes',
    tabs: ['QR codes', 'Forms', 'Frames', 'Stats', 'Subscription', 'Companies', 'Locations'].map(
      (label, index) => ({ id: index === 0 ? 'codes' : label, label }),
    ),
  },
};

export const WithAddresses: Story = {
  args: {
    label: 'Creator',
    selected: 'forms',
    tabs: [
      { id: 'general', label: 'General', icon: InfoIcon, href: '/creator' },
      { id: 'forms', label: 'Forms', icon: FormIcon, href: '/creator/forms/' },
      { id: 'frames', label: 'Frames', icon: FrameIcon, href: '/creator/frames/' },
      { id: 'codes', label: 'QR codes', icon: QrIcon, href: '/creator/codes/' },
    ],
  },
};

/** One stop for Tab: arrows go round, Home and End to the ends. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'User details' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Subscription');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('User details');
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('User details');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** The arrows pass by what cannot be opened. */
export const DisabledTab: Story = {
  args: {
    tabs: [
      { id: 'details', label: 'User details' },
      { id: 'security', label: 'Security settings', isDisabled: true },
      { id: 'settings', label: 'Account settings' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Account settings');
  },
};

export const LongText: Story = {
  args: {
    label: 'Konto',
    tabs: [
      { id: 'details', label: 'Dane osobowe użytkowniczki' },
      { id: 'security', label: 'Ustawienia bezpieczeństwa i urządzenia' },
      { id: 'subscription', label: 'Subskrypcja i płatności' },
    ],
  },
};
