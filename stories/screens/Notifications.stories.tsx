import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Inline,
  NewsItem,
  Page,
  Skeleton,
  Stack,
  StarRating,
  Tabs,
  Text,
} from '@hearback/ui';
import { BellIcon, ChatIcon, QrIcon, SettingsIcon, StarIcon } from '@hearback/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { screenModes } from '../../.storybook/modes';
import { Screen } from './Screen';

const news = [
  {
    icon: StarIcon,
    tone: 'warning',
    text: 'A rating of 2 out of 10 for “Table 4” at Old Town.',
    rating: 2,
    comment: 'The soup was cold, and we waited for long.',
    moment: '8 minutes ago',
    isUnread: true,
  },
  {
    icon: ChatIcon,
    tone: 'neutral',
    text: '3 new answers to “Counter” at Old Town.',
    rating: 9,
    comment: 'Best coffee in town!',
    moment: '2 hours ago',
    isUnread: true,
  },
  {
    icon: QrIcon,
    tone: 'neutral',
    text: 'The code “Table 4” at Old Town was published.',
    moment: '5 hours ago',
  },
] as const;

interface Props {
  state: 'ready' | 'loading' | 'empty';
}

function News() {
  return (
    <Stack as="ul" gap="large">
      {news.map(({ icon, tone, text, moment, ...item }) => (
        <li key={text}>
          <NewsItem
            icon={icon}
            tone={tone}
            text={text}
            href="#"
            moment={moment}
            exactMoment="Friday, 20 November 2026, 09:12"
            unreadLabel={'isUnread' in item ? 'Unread' : undefined}
            onPress={fn()}
            detail={
              'rating' in item && (
                <Inline gap="small">
                  <StarRating value={item.rating} label={`${item.rating} of 10`} />
                  <Text as="span" size="small">{`“${item.comment}”`}</Text>
                </Inline>
              )
            }
          />
        </li>
      ))}
    </Stack>
  );
}

function Notifications({ state }: Props) {
  return (
    <Screen place="notifications">
      <Page
        title="Notifications"
        purpose="What happened while you were away."
        width="narrow"
        actions={<Button isDisabled={state !== 'ready'}>Mark all as read</Button>}
      >
        <Tabs
          label="Notifications"
          selected="all"
          tabs={[
            { id: 'all', label: 'All', href: '#all' },
            { id: 'unread', label: 'Unread (2)', href: '#unread' },
          ]}
        >
          <Stack gap="large">
            {state === 'empty' ? (
              <EmptyState icon={BellIcon} title="Nothing new">
                New answers, low ratings and what happens to your codes will be here.
              </EmptyState>
            ) : (
              <Stack as="section" gap="xsmall">
                <Heading level={2} size="body">
                  Today
                </Heading>
                <Card>
                  {state === 'ready' ? (
                    <News />
                  ) : (
                    <Stack gap="large">
                      {[1, 2, 3].map((row) => (
                        <Skeleton key={row} shape="block" />
                      ))}
                    </Stack>
                  )}
                </Card>
              </Stack>
            )}
            <Inline>
              <ButtonLink href="#settings" icon={SettingsIcon} tone="quiet" size="small">
                Settings
              </ButtonLink>
            </Inline>
          </Stack>
        </Tabs>
      </Page>
    </Screen>
  );
}

/** Notifications, newest first: answers show their stars and words, and each leads to its subject. */
const meta = {
  tags: ['!stable', 'new'],
  title: 'Screens/Notifications',
  component: Notifications,
  args: { state: 'ready' },
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“Best coffee in town!”')).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'Unread' })).toHaveLength(2);
  },
};

export const Empty: Story = { args: { state: 'empty' } };

export const Loading: Story = { args: { state: 'loading' } };
