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
  type EntityColumn,
} from '@hearback/ui';
import { ChatIcon } from '@hearback/ui/icons';
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
  rating === null ? 'No rating' : <StarRating value={rating} label={`${rating} of 10`} />;

const columns: readonly EntityColumn<Answer>[] = [
  { id: 'name', label: 'Name', cell: nameOf },
  { id: 'rating', label: 'Rating', cell: ratingOf, isSortable: true, isTight: true },
  {
    id: 'comment',
    label: 'Comment',
    cell: ({ comment }) => (comment === '' ? 'No comment' : comment),
    isHideable: true,
  },
  {
    id: 'sentiment',
    label: 'Sentiment',
    cell: ({ sentiment }) => sentiments[sentiment],
    isHideable: true,
    isTight: true,
  },
  { id: 'location', label: 'Location', cell: ({ location }) => location, isHideable: true },
];

interface Props {
  rows: readonly Answer[] | undefined;
  status: 'ready' | 'loading' | 'failed';
  onRetry: () => void;
}

function Feedback({ rows, status, onRetry }: Props) {
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

export const Empty: Story = { args: { rows: [] } };

export const Loading: Story = { args: { rows: undefined, status: 'loading' } };

export const Failed: Story = { args: { rows: undefined, status: 'failed' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
