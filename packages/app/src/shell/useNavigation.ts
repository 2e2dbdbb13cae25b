import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { NavigationItem } from '@hearback/ui';
import {
  BellIcon,
  BuildingIcon,
  ChartIcon,
  ChatIcon,
  HelpIcon,
  HomeIcon,
  type IconComponent,
  InstallIcon,
  LogoutIcon,
  RefreshIcon,
  MapPinIcon,
  QrIcon,
  UserIcon,
} from '@hearback/ui/icons';
import { features } from '@hearback/schema/features';
import { limits } from '@hearback/schema/limits';

import type { AnyMessage } from '../i18n/Messages';
import { useIntl } from '../i18n/IntlProvider';
import { hasSegment, paths } from '../paths';
import { useAccess } from '../session/useAccess';
import { useInstall } from './pwa/install';
import { preloadOverlay } from './lazyOverlays';
import { messages } from './messages';
import { openOverlay } from './overlay';

/** Screens without navigation. Compared by segment, since an id may contain the same text. */
const bare = ['qr-feedback', 'storybook', 'login', 'register', 'account-setup'];

/** True if the screen at a path has the navigation sidebar. */
export const hasNavigation = (pathname: string) => !hasSegment(pathname, ...bare);

/** True if the screen at a path is an editor, which takes the whole window. */
export const isEditorPath = (pathname: string) => hasSegment(pathname, 'editor');

const isNarrow = () => window.matchMedia(`(max-width: ${limits.mobileBreakpointPx}px)`).matches;

const isMobile = () => window.matchMedia('(pointer: coarse)').matches && isNarrow();

/** A sidebar that was collapsed on a wide screen stays so on this device. */
const sidebarKey = 'sidebar';
const collapsed = 'collapsed';

/** More than this is only "many". */
const mostUnread = 99;

/** The links of the sidebar, its state (extended, with labels, on wide screens), and the bar of a phone. */
export function useNavigation(unread: number) {
  const { formatMessage, formatNumber } = useIntl();
  const { pathname, search } = useLocation();
  const { accounts, mayManage } = useAccess();
  const { isInstalled, isPromptAvailable } = useInstall();
  const [isExtended, setIsExtended] = useState(
    () => !isNarrow() && localStorage.getItem(sidebarKey) !== collapsed,
  );
  // An editor has the whole window: the sidebar is opened there for one look.
  const isEditor = isEditorPath(pathname);
  const [isOpenInEditor, setIsOpenInEditor] = useState(false);

  if (!hasNavigation(pathname)) return undefined;

  const to = (id: string, href: string, icon: IconComponent, message: AnyMessage) => ({
    id,
    href,
    icon,
    label: formatMessage(message),
    isCurrent: isCurrent(href, pathname),
  });

  const newsOf = (count: number) => ({
    count: count > mostUnread ? `${formatNumber(mostUnread)}+` : formatNumber(count),
    unit: formatMessage(messages.unreadUnit, { count }),
  });

  const isWizard = new URLSearchParams(search).has('wizard');
  const section = (id: string, href: string, message: AnyMessage, isHere: boolean) => ({
    id,
    href,
    label: formatMessage(message),
    isCurrent: isHere,
  });
  const tab = (id: string, href: string, message: AnyMessage) =>
    section(id, href, message, hasSegment(pathname, id));
  const creatorSections = [
    section(
      'general',
      paths.creator,
      messages.general,
      /^\/creator\/?$/.test(pathname) && !isWizard,
    ),
    tab('forms', paths.forms, messages.forms),
    tab('frames', paths.frames, messages.frames),
    tab('codes', paths.codes, messages.qrCodes),
    ...(mayManage ? [section('wizard', paths.wizard, messages.qrWizard, isWizard)] : []),
  ];

  const items: NavigationItem[] = [
    to('home', paths.home, HomeIcon, messages.home),
    to('companies', paths.companies, BuildingIcon, messages.companies),
    to('locations', paths.locations, MapPinIcon, messages.locations),
    {
      ...to('creator', paths.creator, QrIcon, messages.creator),
      sections: hasSegment(pathname, 'creator') ? creatorSections : undefined,
    },
    to('feedback', paths.feedback, ChatIcon, messages.feedback),
    to('stats', paths.stats, ChartIcon, messages.stats),
  ];

  const footItems: NavigationItem[] = [
    {
      ...to('notifications', paths.notifications, BellIcon, messages.notifications),
      ...(features.notifications
        ? { news: unread > 0 ? newsOf(unread) : undefined }
        : { disabledReason: formatMessage(messages.notificationsDisabled) }),
    },
    to('help', paths.help, HelpIcon, messages.help),
    to('account', paths.account, UserIcon, messages.account),
    ...(accounts > 1
      ? [
          {
            ...to('accounts', paths.accountTab('accounts'), RefreshIcon, messages.switchAccount),
            isCurrent: false,
          },
        ]
      : []),
    ...(!isInstalled && (isPromptAvailable || isMobile())
      ? [to('install', paths.install, InstallIcon, messages.install)]
      : []),
    to('logout', paths.logout, LogoutIcon, messages.logout),
  ];

  const barItems = [
    to('home', paths.home, HomeIcon, messages.home),
    to('feedback', paths.feedback, ChatIcon, messages.feedback),
    {
      ...to('codes', paths.codes, QrIcon, messages.codes),
      isCurrent: hasSegment(pathname, 'codes'),
    },
    to('stats', paths.stats, ChartIcon, messages.stats),
  ];

  return {
    homeHref: paths.home,
    items,
    // An editor has the foot of a phone for itself.
    bar: isEditor ? undefined : barItems,
    footItems,
    search: {
      label: formatMessage(messages.search),
      keys: 'Mod+K',
      onOpen: () => openOverlay('palette'),
      onIntent: () => preloadOverlay('palette'),
    },
    isExtended: isEditor ? isOpenInEditor : isExtended,
    onExtendedChange: (next: boolean) => {
      if (isEditor) {
        setIsOpenInEditor(next);
        return;
      }
      setIsExtended(next);
      // On narrow screens it lies over the page, for a moment.
      if (isNarrow()) return;
      if (next) localStorage.removeItem(sidebarKey);
      else localStorage.setItem(sidebarKey, collapsed);
    },
    onNavigate: () => {
      setIsOpenInEditor(false);
      if (isNarrow()) setIsExtended(false);
    },
  };
}

const isCurrent = (href: string, pathname: string) => {
  const [first = ''] = href.split('/').filter(Boolean);
  return first === '' ? pathname === '/' : hasSegment(`/${pathname.split('/')[1] ?? ''}`, first);
};
