import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';

/** Names a control whose words do not fit. Nothing that is needed may stand in a tooltip alone: fingers never see it. */
const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Notifications are disabled', children: <Button>Notifications</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Notifications are disabled',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Nothing more to say: the button stands alone. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const LongText: Story = {
  args: { text: 'Powiadomienia są wyłączone w ustawieniach konta; włączysz je tam z powrotem' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};
