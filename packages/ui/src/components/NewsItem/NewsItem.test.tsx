// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ChatIcon } from '../../icons';
import { renderUi } from '../../test/renderUi';
import { NewsItem, type NewsItemProps } from './NewsItem';

const props: NewsItemProps = {
  icon: ChatIcon,
  text: '8 new answers to “Table 4”.',
  href: '/feedback/',
  moment: '2 hours ago',
  exactMoment: 'Friday, 20 November 2026, 09:12',
};

it('leads from its sentence to where it can be seen', () => {
  renderUi(<NewsItem {...props} />);

  const link = screen.getByRole('link', { name: props.text });
  expect(link.getAttribute('href')).toBe('/feedback/');
});

it('is named as unread by its dot, and has none once it was read', () => {
  const { leave } = renderUi(<NewsItem {...props} unreadLabel="Unread" />);
  expect(screen.getByRole('img', { name: 'Unread' })).toBeDefined();
  leave();

  renderUi(<NewsItem {...props} />);
  expect(screen.queryByRole('img')).toBeNull();
});
