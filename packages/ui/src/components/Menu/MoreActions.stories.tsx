import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { QrIcon, WandIcon } from '../../icons';
import { MoreActions } from './MoreActions';

const several = fn();

/** Secondary actions of a page: buttons beside the primary one, on phones one menu. */
const meta = {
  title: 'Components/MoreActions',
  component: MoreActions,
  args: {
    actions: [
      { id: 'several', label: 'Several codes', icon: QrIcon, onAction: several },
      { id: 'wizard', label: 'QR Wizard', icon: WandIcon, href: '#wizard' },
    ],
  },
} satisfies Meta<typeof MoreActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsButtons: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ userEvent }) => {
    if (window.innerWidth < 1025) return;
    several.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Several codes' }));
    await expect(several).toHaveBeenCalledOnce();
    await expect(screen.getByRole('link', { name: 'QR Wizard' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    if (window.innerWidth >= 640) return;
    several.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Several codes' }));
    await expect(several).toHaveBeenCalledOnce();
  },
};

/** More than two belong into a menu beside the primary action. */
export const Many: Story = {
  args: {
    actions: ['Import', 'Several codes', 'QR Wizard', 'Print all'].map((label) => ({
      id: label,
      label,
    })),
  },
};

export const Disabled: Story = {
  args: { actions: [{ id: 'several', label: 'Several codes', icon: QrIcon, isDisabled: true }] },
};

/** Nothing is drawn, not even the button of the menu. */
export const Empty: Story = { args: { actions: [] } };
