import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../packages/ui/src/components/Button/Button';
import { EmptyState } from '../../packages/ui/src/components/EmptyState/EmptyState';
import { MapPinIcon, QrIcon } from '../../packages/ui/src/icons';
import { Page } from '../../packages/ui/src/layout/Page/Page';
import { Stack } from '../../packages/ui/src/layout/Stack/Stack';
import { ScansAndSubmissions } from '../../packages/ui/src/widgets/ScansAndSubmissions/ScansAndSubmissions';
import { days } from './counts.fixtures';
import { KeyMetrics } from './KeyMetrics';
import { Screen } from './Screen';

function Home({ hasCodes }: { hasCodes: boolean }) {
  return (
    <Screen place="home">
      <Page
        title="Welcome, Maria"
        purpose="How the last 30 days went."
        actions={
          <Button tone="primary" icon={QrIcon}>
            New code
          </Button>
        }
      >
        {hasCodes ? (
          <Stack gap="large">
            <KeyMetrics />
            <ScansAndSubmissions title="Are scans and answers growing?" days={days} />
          </Stack>
        ) : (
          <EmptyState
            icon={QrIcon}
            title="Nothing to count yet"
            action={<Button icon={MapPinIcon}>Add a location</Button>}
          >
            Add a location, make a form and a frame, print the code. Then answers come in.
          </EmptyState>
        )}
      </Page>
    </Screen>
  );
}

/** The first screen after signing in: four numbers, one chart, the next step. */
const meta = {
  title: 'Screens/Home',
  component: Home,
  args: { hasCodes: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Maria');
  },
};

export const FirstVisit: Story = { args: { hasCodes: false } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
