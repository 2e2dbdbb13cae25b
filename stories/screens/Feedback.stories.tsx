import {
  Badge,
  Drawer,
  EmptyState,
  EntityList,
  Facts,
  firstPage,
  Page,
  Stack,
  StarRating,
  Text,
  type Density,
  type EntityColumn,
} from '@hearback/ui';
import { ChatIcon, CheckIcon, TrashIcon } from '@hearback/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { screenModes } from '../../.storybook/modes';
import { answers, type Answer } from './answers.fixtures';
import { Screen } from './Screen';

const sentiments = {
  positive: <Badge tone="success">Positive</Badge>,
  neutral: <Badge>Neutral</Badge>,
  negative: <Badge tone="danger">Negative</Badge>,
};

const nameOf = ({ name }: Answer) => (name === '' ? 'Anonymous' : name);
const ratingOf = ({ rating }: Answer) =>
  rating === null ? null : <StarRating value={rating} label={`${rating} of 10`} />;

const columns: readonly EntityColumn<Answer>[] = [
  {
    id: 'rating',
    label: 'Rating',
    cell: ratingOf,
    isSortable: true,
    isHideable: true,
    isTight: true,
    onCard: 'beside',
  },
  {
    id: 'comment',
    label: 'Comment',
    cell: ({ comment }) => comment || null,
    isTitle: true,
    onCard: 'line',
  },
  {
    id: 'sentiment',
    label: 'Sentiment',
    // The stars say it as a rule.
    cell: ({ sentiment, rating }) =>
      rating !== null && rating < 7 && sentiment === 'positive' ? sentiments[sentiment] : null,
    isHideable: true,
    isTight: true,
    below: 700,
    onCard: 'beside',
  },
  { id: 'name', label: 'Name', cell: ({ name }) => name, isHideable: true, below: 'always' },
  {
    id: 'location',
    label: 'Location',
    cell: ({ location }) => location,
    isHideable: true,
    below: 'always',
  },
  {
    id: 'received',
    label: 'Received',
    cell: ({ received }) => received,
    isSortable: true,
    isHideable: true,
    below: 'always',
  },
];

interface Props {
  rows: readonly Answer[] | undefined;
  status: 'ready' | 'loading' | 'failed';
  onRetry: () => void;
  startsAs?: Density;
}

function Feedback({ rows, status, onRetry, startsAs = 'comfortable' }: Props) {
  const [density, setDensity] = useState(startsAs);
  const [query, setQuery] = useState(firstPage);
  const [opened, setOpened] = useState<Answer>();

  return (
    <Screen place="feedback">
      <Page title="Feedback" purpose="What your visitors tell you, as it arrives." width="full">
        <EntityList
          label="Feedback"
          searchLabel="Search feedback"
          columns={columns}
          rows={rows?.slice(0, 10)}
          total={rows?.length ?? 0}
          rowId={({ id }) => id}
          rowName={nameOf}
          query={query}
          onQuery={setQuery}
          status={status}
          onRetry={onRetry}
          onOpen={setOpened}
          density={density}
          onDensity={setDensity}
          markOf={({ id }) => (Number(id.slice(7)) < 4 ? 'New' : undefined)}
          rowActions={() => [
            { id: 'resolve', label: 'Resolve', icon: CheckIcon, isQuick: true, onAction: fn() },
            { id: 'delete', label: 'Delete', icon: TrashIcon, tone: 'danger' },
          ]}
          empty={
            <EmptyState icon={ChatIcon} title="No feedback found">
              Print a code and hang it where people wait. Answers arrive here at once.
            </EmptyState>
          }
        />
      </Page>
      <Drawer
        title={opened ? nameOf(opened) : ''}
        description={opened?.received ?? ''}
        isOpen={opened !== undefined}
        onClose={() => setOpened(undefined)}
      >
        {opened && (
          <Stack gap="large">
            <Text keepsLines>{opened.comment}</Text>
            <Facts
              facts={[
                { label: 'Rating', value: ratingOf(opened) },
                { label: 'Location', value: opened.location },
                { label: 'Code', value: opened.code },
              ]}
            />
          </Stack>
        )}
      </Drawer>
    </Screen>
  );
}

/** What visitors said, newest first: the list is scanned, an answer is read beside it. */
const meta = {
  title: 'Screens/Feedback',
  component: Feedback,
  args: { rows: answers, status: 'ready', onRetry: fn() },
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
} satisfies Meta<typeof Feedback>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter opens the answer under the focus; Escape goes back to the list. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, first] = await canvas.findAllByRole('row');
    if (!first) throw new Error('The list has no rows.');
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: /Zofia/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** As many rows as fit: one line each. */
export const Compact: Story = { args: { startsAs: 'compact' } };

export const Empty: Story = { args: { rows: [] } };

export const Loading: Story = { args: { rows: undefined, status: 'loading' } };

export const Failed: Story = { args: { rows: undefined, status: 'failed' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
