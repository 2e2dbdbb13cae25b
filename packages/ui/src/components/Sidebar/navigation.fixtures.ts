import type { NavigationItem } from './SidebarItem';

/** The product's places, as the app lists them. */
export const items: readonly NavigationItem[] = [
  { id: 'home', label: 'Home', icon: 'home', href: '/' },
  { id: 'companies', label: 'Companies', icon: 'building', href: '/companies/' },
  { id: 'locations', label: 'Locations', icon: 'mapPin', href: '/locations/', isCurrent: true },
  { id: 'creator', label: 'Creator', icon: 'qr', href: '/creator' },
  { id: 'feedback', label: 'Feedback', icon: 'chat', href: '/feedback/', count: '12' },
  { id: 'stats', label: 'Stats', icon: 'chart', href: '/stats/' },
];

/** What stands at the foot. */
export const footItems: readonly NavigationItem[] = [
  {
    id: 'notifications',
    label: 'Notifications',
    icon: 'bell',
    href: '/notifications/',
    disabledReason: 'Notifications are disabled',
  },
  { id: 'help', label: 'Help Center', icon: 'help', href: '/faq/' },
  { id: 'account', label: 'Account', icon: 'user', href: '/account/' },
  { id: 'logout', label: 'Log out', icon: 'logout', href: '/logout/' },
];
