import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { screenModes } from '../../.storybook/modes';
import { Button } from '../../packages/ui/src/components/Button/Button';
import { EmptyState } from '../../packages/ui/src/components/EmptyState/EmptyState';
import { Heading } from '../../packages/ui/src/components/Heading/Heading';
import { Notice } from '../../packages/ui/src/components/Notice/Notice';
import { MapPinIcon, QrIcon, RefreshIcon } from '../../packages/ui/src/icons';
import { Columns } from '../../packages/ui/src/layout/Columns/Columns';
import { Page } from '../../packages/ui/src/layout/Page/Page';
import { Stack } from '../../packages/ui/src/layout/Stack/Stack';
import { RatingOverTime } from '../../packages/ui/src/widgets/RatingOverTime/RatingOverTime';
import { ScansAndSubmissions } from '../../packages/ui/src/widgets/ScansAndSubmissions/ScansAndSubmissions';
import { TopPerformers } from '../../packages/ui/src/widgets/TopPerformers/TopPerformers';
import { WeekHeatmap } from '../../packages/ui/src/widgets/WeekHeatmap/WeekHeatmap';
import { days, hours, locations, rated } from './counts.fixtures';
import { LatestNotifications, RecentActivity, type HomeState } from './HomeCards';
import { KeyMetrics } from './KeyMetrics';
import { Screen } from './Screen';

function Trends({ state }: { state: 'ready' | 'loading' }) {
  const isReady = state === 'ready';
  return (
    <Stack gap="small" as="section">
      <Heading level={2} size="lead">
        Charts and trends
      </Heading>
      <Columns columnWidth="half">
        <ScansAndSubmissions
          title="Are scans and answers growing?"
          state={state}
          days={isReady ? days : []}
        />
        <RatingOverTime
          title="How does the rating change?"
          state={state}
          days={isReady ? rated : []}
          weeks={[]}
        />
      </Columns>
      <WeekHeatmap title="When do people answer?" state={state} counts={isReady ? hours : []} />
    </Stack>
  );
}

function Counted({ state }: { state: HomeState }) {
  return (
    <Stack gap="large">
      {state === 'failed' ? (
        <Notice
          tone="danger"
          title="There was an error loading some of the stats"
          action={
            <Button size="small" icon={RefreshIcon}>
              Try again
            </Button>
          }
        />
      ) : (
        <KeyMetrics state={state} />
      )}
      <Columns columnWidth="half">
        <RecentActivity state={state} />
        <LatestNotifications state={state} />
      </Columns>
      {state !== 'failed' && (
        <TopPerformers
          title="Where are people happiest?"
          state={state}
          rows={state === 'ready' ? locations : []}
        />
      )}
      {state !== 'failed' && <Trends state={state} />}
    </Stack>
  );
}

function Home({ state, hasCodes }: { state: HomeState; hasCodes: boolean }) {
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
          <Counted state={state} />
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

/** The first screen after signing in: how the month went, who is happiest, what is new. */
const meta = {
  title: 'Screens/Home',
  component: Home,
  args: { state: 'ready', hasCodes: true },
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Maria');
    await expect(canvas.getByText('0.4 lower')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: 'loading' } };

/** What failed is said once, where the numbers would be; what came is shown. */
export const Failing: Story = { args: { state: 'failed' } };

export const FirstVisit: Story = { args: { hasCodes: false } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
