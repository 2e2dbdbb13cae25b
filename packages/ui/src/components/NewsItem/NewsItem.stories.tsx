import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { ChatIcon, QrIcon, StarIcon } from '../../icons';
import { Card } from '../../layout/Card/Card';
import { Stack } from '../../layout/Stack/Stack';
import { NewsItem } from './NewsItem';

/** News of what happened while nobody looked. A sentence says it and leads there; unread ones are heavier and have a dot, so that colour is not alone. The moment is told as one would say it, and exactly under the pointer. */
const meta = {
  title: 'Components/NewsItem',
  component: NewsItem,
  args: {
    icon: ChatIcon,
    text: '8 new answers to “Table 4” at Old Town.',
    href: '#table-4',
    moment: '2 hours ago',
    exactMoment: 'Friday, 20 November 2026, 09:12',
    unreadLabel: 'Unread',
    onPress: fn(),
  },
} satisfies Meta<typeof NewsItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: 'Unread' })).toBeVisible();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Friday, 20 November 2026');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Read: Story = { args: { unreadLabel: undefined } };

/** Somebody is asked to do something. */
export const Warning: Story = {
  args: {
    icon: StarIcon,
    tone: 'warning',
    text: 'A rating of 2 out of 10 for “Table 4” at Old Town.',
  },
};

export const LongText: Story = {
  args: {
    icon: QrIcon,
    text: 'Opublikowano kod „Stanowisko przy wejściu głównym do budynku administracyjnego” w lokalizacji Bielsko-Biała Śródmieście 12 razy.',
  },
};

/** As they stand in a card. */
export const InAList: Story = {
  render: (args) => (
    <Card title="Latest notifications">
      <Stack as="ul" gap="large">
        <li>
          <NewsItem {...args} />
        </li>
        <li>
          <NewsItem
            {...args}
            icon={QrIcon}
            text="The code “Table 9” at Kazimierz was published."
            unreadLabel={undefined}
          />
        </li>
      </Stack>
    </Card>
  ),
};
