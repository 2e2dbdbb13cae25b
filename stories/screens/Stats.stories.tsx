import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Columns } from '../../packages/ui/src/layout/Columns/Columns';
import { Page } from '../../packages/ui/src/layout/Page/Page';
import { Stack } from '../../packages/ui/src/layout/Stack/Stack';
import { NpsScore } from '../../packages/ui/src/widgets/NpsScore/NpsScore';
import { RatingDistribution } from '../../packages/ui/src/widgets/RatingDistribution/RatingDistribution';
import { ScansAndSubmissions } from '../../packages/ui/src/widgets/ScansAndSubmissions/ScansAndSubmissions';
import { SentimentSplit } from '../../packages/ui/src/widgets/SentimentSplit/SentimentSplit';
import { TopPerformers } from '../../packages/ui/src/widgets/TopPerformers/TopPerformers';
import { WeekHeatmap } from '../../packages/ui/src/widgets/WeekHeatmap/WeekHeatmap';
import { days, hours, locations, nps, ratings } from './counts.fixtures';
import { KeyMetrics } from './KeyMetrics';
import { Screen } from './Screen';

function Stats({ state }: { state: 'ready' | 'loading' | 'failed' }) {
  return (
    <Screen place="stats">
      <Page title="Stats" purpose="What people said, and how sure that is." width="full">
        <Stack gap="large">
          <KeyMetrics />
          <ScansAndSubmissions title="Are scans and answers growing?" days={days} state={state} />
          <Columns columnWidth="half">
            <RatingDistribution title="How do people rate us?" counts={ratings} state={state} />
            <NpsScore title="Would they recommend us?" nps={nps} state={state} />
            <TopPerformers title="Where are people happiest?" rows={locations} state={state} />
            <SentimentSplit
              title="How do the comments sound?"
              positive={148}
              neutral={61}
              negative={24}
              state={state}
            />
          </Columns>
          <WeekHeatmap title="When do people answer?" counts={hours} state={state} />
        </Stack>
      </Page>
    </Screen>
  );
}

/** The statistics as a whole page: every number says what it rests on. */
const meta = {
  title: 'Screens/Stats',
  component: Stats,
  args: { state: 'ready' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6);
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = { args: { state: 'failed' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
