import {
  BellIcon,
  BuildingIcon,
  ChartIcon,
  ChatIcon,
  HelpIcon,
  HomeIcon,
  LogoutIcon,
  MapPinIcon,
  QrIcon,
  UserIcon,
} from '../../icons';
import type { NavigationItem, NavigationSection } from './SidebarItem';

/** The product's places, as the app lists them. */
export const items: readonly NavigationItem[] = [
  { id: 'home', label: 'Home', icon: HomeIcon, href: '/' },
  { id: 'companies', label: 'Companies', icon: BuildingIcon, href: '/companies/' },
  { id: 'locations', label: 'Locations', icon: MapPinIcon, href: '/locations/', isCurrent: true },
  { id: 'creator', label: 'Creator', icon: QrIcon, href: '/creator' },
  { id: 'feedback', label: 'Feedback', icon: ChatIcon, href: '/feedback/' },
  { id: 'stats', label: 'Stats', icon: ChartIcon, href: '/stats/' },
];

/** What stands at the foot. */
export const footItems: readonly NavigationItem[] = [
  {
    id: 'notifications',
    label: 'Notifications',
    icon: BellIcon,
    href: '/notifications/',
    news: { count: '3', unit: 'unread' },
  },
  { id: 'help', label: 'Help Center', icon: HelpIcon, href: '/faq/' },
  { id: 'account', label: 'Account', icon: UserIcon, href: '/account/' },
  { id: 'logout', label: 'Log out', icon: LogoutIcon, href: '/logout/' },
];

/** The parts of the creator. */
export const sections: readonly NavigationSection[] = [
  { id: 'general', label: 'General', href: '/creator' },
  { id: 'forms', label: 'Forms', href: '/creator/forms/', isCurrent: true },
  { id: 'frames', label: 'Frames', href: '/creator/frames/' },
  { id: 'codes', label: 'QR Codes', href: '/creator/codes/' },
  { id: 'wizard', label: 'QR Wizard', href: '#' },
];
