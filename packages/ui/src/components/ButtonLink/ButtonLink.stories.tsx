import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DownloadIcon, QrIcon } from '../../icons';
import { ButtonLink } from './ButtonLink';

/** The way to another page, where it is the main thing to do. Inside a sentence use `Link`. */
const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  args: { href: '/creator/', children: 'Make your first code' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/creator/');
  },
};

export const Primary: Story = { args: { tone: 'primary', icon: QrIcon } };

export const Download: Story = {
  args: {
    href: '/frame.svg',
    download: 'table-tent.svg',
    icon: DownloadIcon,
    children: 'Download SVG',
  },
};

/** It stays in reach of the keyboard and leads nowhere. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  args: {
    tone: 'primary',
    icon: QrIcon,
    children: 'Przygotuj swój pierwszy kod dla tej lokalizacji',
  },
};
