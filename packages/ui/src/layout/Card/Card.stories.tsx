import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../components/Button/Button';
import { Text } from '../../components/Text/Text';
import { Card } from './Card';

/** One subject on its own sheet. A titled card is a region that a screen reader can jump to. */
const meta = {
  title: 'Layout/Card',
  component: Card,
  args: {
    title: 'Change password',
    description: 'You stay logged in here and are logged out everywhere else.',
    children: <Text>Last changed on 3 May 2026.</Text>,
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Change password' })).toBeVisible();
  },
};

export const WithAction: Story = { args: { actions: <Button size="small">Change</Button> } };

export const Accent: Story = {
  args: { surface: 'accent', title: 'First 3 months free', description: 'No card needed.' },
};

export const Rows: Story = {
  args: {
    title: undefined,
    description: undefined,
    padding: 'none',
    children: (
      <>
        <Card
          title="Login address"
          description="You log in with anna@example.com."
          actions={<Button>Change</Button>}
        />
        <Card title="Passkeys" actions={<Button>Add a passkey</Button>} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region').map((row) => row.getBoundingClientRect());
    await expect(second?.top).toBeCloseTo(first?.bottom ?? 0, 0);
  },
};
