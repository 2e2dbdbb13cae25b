import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import { MapPinIcon, PlusIcon } from '../../icons';
import { Card } from '../../layout/Card/Card';
import { Page } from '../../layout/Page/Page';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { Notice } from '../Notice/Notice';
import { footItems, items } from '../Sidebar/navigation.fixtures';
import { Text } from '../Text/Text';
import { AppShell, type AppShellProps } from './AppShell';

function Live({ isExtended, ...args }: AppShellProps & { isExtended: boolean }) {
  const [isOpen, setIsOpen] = useState(isExtended);
  return (
    <AppShell
      {...args}
      navigation={{
        homeHref: '/',
        items,
        footItems,
        isExtended: isOpen,
        onExtendedChange: setIsOpen,
        search: { label: 'Find anything', keys: 'Mod+K', onOpen: fn() },
        extra: (
          <Card surface="accent" padding="medium">
            <Stack gap="xsmall">
              <Text size="small" weight="strong" tone="strong">
                First 3 months free
              </Text>
              <Text size="caption" tone="muted">
                Your trial ends on 21 February 2027.
              </Text>
              <Button size="small" isDisabled>
                Upgrade
              </Button>
            </Stack>
          </Card>
        ),
      }}
    />
  );
}

/** The places in the bar of a phone. */
const bar = ['home', 'feedback', 'locations', 'stats'].flatMap(
  (id) => items.find((item) => item.id === id) ?? [],
);

/**
 * The frame of every screen. Up to 1024 px the open sidebar lies over the page; on phones a bar at the foot
 * has the places most often gone to, and opens it.
 */
const meta = {
  title: 'Components/AppShell',
  component: Live,
  args: {
    isExtended: true,
    footer: '© 2026 Hearback · 0.0.268 dev',
    children: (
      <Page
        title="Locations"
        purpose="The places where your codes hang."
        actions={
          <Button tone="primary" icon={PlusIcon}>
            Add location
          </Button>
        }
      >
        <EmptyState icon={MapPinIcon} title="No locations found">
          A location is a place where codes hang: a shop, a floor, a food truck.
        </EmptyState>
      </Page>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof Live>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { globals: { viewport: { value: 'laptop' } } };

export const Collapsed: Story = {
  args: { isExtended: false },
  globals: { viewport: { value: 'tablet' } },
};

export const WithNotice: Story = {
  args: {
    notice: <Notice tone="warning" title="You are offline. This is what we knew last." />,
  },
};

/** An editor needs the foot of a phone: the bar on top opens the sidebar over the page; Escape closes it. */
export const OnAPhoneWithoutBar: Story = {
  args: { isExtended: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    if (window.innerWidth >= 640) return;
    await expect(screen.getByRole('link', { name: 'Notifications 3 unread' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Find anything' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Expand|Rozwiń/ }));
    await expect(await screen.findByRole('navigation')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('navigation')).toBeNull();
  },
};

/** The bar on top leads to what is new; "More" opens the sidebar over the page, and Escape closes it. */
export const OnAPhone: Story = {
  args: { isExtended: false, bar },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    if (window.innerWidth >= 640) return;
    await expect(screen.getByRole('link', { name: 'Notifications 3 unread' })).toBeVisible();
    const places = screen.getByRole('navigation', { name: /Quick|Szybka/ });
    const current = within(places).getByRole('link', { name: 'Locations' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(places).getByRole('button', { name: /More|Więcej/ }));
    await expect(
      await screen.findByRole('navigation', { name: /Main navigation|Nawigacja/ }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(
      screen.queryByRole('navigation', { name: /Main navigation|Nawigacja/ }),
    ).toBeNull();
  },
};
