import { features } from '@hearback/schema/features';

import type { AnyMessage } from '../../i18n/AnyMessage';
import { paths } from '../../paths';
import { messages } from '../messages';

interface Place {
  /** Pressed after `G`. */
  key: string;
  href: string;
  label: AnyMessage;
}

/** Where `G` and another letter lead. */
export const goToKeys: readonly Place[] = [
  { key: 'H', href: paths.home, label: messages.home },
  { key: 'C', href: paths.companies, label: messages.companies },
  { key: 'L', href: paths.locations, label: messages.locations },
  { key: 'O', href: paths.forms, label: messages.forms },
  { key: 'R', href: paths.frames, label: messages.frames },
  { key: 'Q', href: paths.codes, label: messages.codes },
  { key: 'F', href: paths.feedback, label: messages.feedback },
  { key: 'S', href: paths.stats, label: messages.stats },
  ...(features.notifications
    ? [{ key: 'N', href: paths.notifications, label: messages.notifications }]
    : []),
  { key: 'A', href: paths.account, label: messages.account },
];

/** The keys that lead to an address, as they are shown; undefined where none do. */
export const keysTo = (href: string) => {
  const key = goToKeys.find((place) => place.href === href)?.key;
  return key && `G ${key}`;
};
