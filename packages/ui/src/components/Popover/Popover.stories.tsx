import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { Checkbox } from '../../fields/Checkbox/Checkbox';
import { FilterIcon } from '../../icons';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { Popover } from './Popover';

/** A few controls beside the button that opens them. A list of actions is a `Menu`, a task a `Dialog`. */
const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    label: 'Filters',
    trigger: <Button icon={FilterIcon}>Filters</Button>,
    children: (
      <Stack gap="xsmall">
        <Checkbox label="With a comment" value onChange={() => undefined} />
        <Checkbox label="Rating under 7" value={false} onChange={() => undefined} />
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
};

/** Enter opens it and goes inside, Escape comes back to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('checkbox', { name: 'With a comment' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    label: 'Filtry',
    trigger: <Button icon={FilterIcon}>Filtry odpowiedzi</Button>,
    children: (
      <Checkbox
        label="Tylko odpowiedzi z komentarzem, w którym gość opisał swoją wizytę"
        value
        onChange={() => undefined}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const card = await screen.findByRole('dialog');
    await expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
