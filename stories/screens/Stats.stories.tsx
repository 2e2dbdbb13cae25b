import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { screenModes } from '../../.storybook/modes';
import { Button } from '../../packages/ui/src/components/Button/Button';
import { Notice } from '../../packages/ui/src/components/Notice/Notice';
import { RefreshIcon } from '../../packages/ui/src/icons';
import { Page } from '../../packages/ui/src/layout/Page/Page';
import { Stack } from '../../packages/ui/src/layout/Stack/Stack';
import { KeyMetrics } from './KeyMetrics';
import { Screen } from './Screen';
import { StatsWidgets, type StatsState } from './StatsWidgets';

const failure = 'There was an error loading some of the stats';

function Stats({ state }: { state: StatsState }) {
  return (
    <Screen place="stats">
      <Page title="Stats" purpose="What people said, and how sure that is.">
        <Stack gap="large">
          {state === 'failed' && (
            <Notice
              tone="danger"
              title={failure}
              action={
                <Button size="small" icon={RefreshIcon}>
                  Try again
                </Button>
              }
            />
          )}
          {state !== 'empty' && <KeyMetrics state={state} />}
          <StatsWidgets state={state} />
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
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
} satisfies Meta<typeof Stats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(15);
  },
};

/** A new account: each chart keeps its place. */
export const Empty: Story = { args: { state: 'empty' } };

export const Loading: Story = { args: { state: 'loading' } };

/** What happened is said once, however many cards it is about. */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(failure)).toHaveLength(1);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
