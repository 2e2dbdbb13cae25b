import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { Box } from '../../layout/Box/Box';
import { Sidebar } from './Sidebar';
import { footItems, items, sections } from './navigation.fixtures';

/** The way around the product. The current page is marked by weight and a bar. Collapsed, names move into tooltips. */
const meta = {
  title: 'Components/Sidebar',
  component: Sidebar,
  args: {
    homeHref: '/',
    items,
    footItems,
    isExtended: true,
    onExtendedChange: fn(),
    search: { label: 'Find anything', keys: 'Mod+K', onOpen: fn() },
  },
  decorators: [
    (Story, { args }) => (
      <Box surface="panel" style={{ width: args.isExtended ? 248 : 72, height: 640 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Extended: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Locations');
    await userEvent.click(canvas.getByRole('button', { name: /Collapse|Zwiń/ }));
    await expect(args.onExtendedChange).toHaveBeenCalledWith(false);
  },
};

/** What finds everything stands over the links, and says by which keys it opens. */
export const Search: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find anything' }));
    await expect(args.search?.onOpen).toHaveBeenCalledOnce();
  },
};

export const Collapsed: Story = {
  args: { isExtended: false },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Feedback' });
    while (document.activeElement !== link) await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Feedback');
  },
};

/** The parts of the place where one is, as links under it. */
export const Sections: Story = {
  args: {
    items: items.map(({ isCurrent, ...item }) =>
      item.id === 'creator'
        ? { ...item, isCurrent: true, sections }
        : { ...item, ...(isCurrent ? { isCurrent: false } : {}) },
    ),
    onNavigate: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Forms');
    await expect(canvas.getByRole('link', { name: 'Creator' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'QR Wizard' }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

/** How much is new stands after the name, and on the icon where there is no room for a name. */
export const News: Story = {
  args: {
    isExtended: false,
    footItems: footItems.map((item) =>
      item.news ? { ...item, news: { count: '99+', unit: 'unread' } } : item,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications 99+ unread' })).toBeVisible();
  },
};

/** What cannot be followed stays in reach and says why. */
export const DisabledItem: Story = {
  args: {
    footItems: footItems.map(({ news, ...item }) =>
      news ? { ...item, disabledReason: 'Notifications are disabled' } : item,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const item = canvas.getByRole('link', { name: 'Notifications' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    while (document.activeElement !== item) await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Notifications are disabled',
    );
  },
};

/** A shop that switched off almost everything. */
export const Empty: Story = { args: { items: [], footItems: footItems.slice(-1) } };

/** More places than fit: the list scrolls, the foot stays. */
export const Many: Story = {
  args: {
    items: Array.from({ length: 6 }, (_, round) =>
      items.map((item) => ({ ...item, id: `${item.id}-${round}`, isCurrent: false })),
    ).flat(),
  },
};

export const LongText: Story = {
  args: {
    items: items.map((item) => ({ ...item, label: 'Odpowiedzi gości z lokalizacji' })),
    footItems: [],
  },
};
