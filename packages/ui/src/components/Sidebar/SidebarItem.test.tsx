// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { BellIcon } from '../../icons';
import { renderUi } from '../../test/renderUi';
import { SidebarItem } from './SidebarItem';

const item = { id: 'news', label: 'Notifications', icon: BellIcon, href: '/notifications/' };
const news = { count: '99+', unit: 'unread' };

it.each([true, false])('says in words how much is new, extended or not: %s', (isExtended) => {
  renderUi(<SidebarItem item={{ ...item, news }} isExtended={isExtended} />);

  expect(screen.getByRole('link', { name: 'Notifications 99+ unread' })).toBeDefined();
});

it('has only its name where nothing is new', () => {
  renderUi(<SidebarItem item={item} isExtended />);

  expect(screen.getByRole('link').textContent).toBe('Notifications');
});
