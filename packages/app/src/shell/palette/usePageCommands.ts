import { features } from '@hearback/schema/features';
import type { Command } from '@hearback/ui';
import {
  BellIcon,
  BuildingIcon,
  ChartIcon,
  ChatIcon,
  FormIcon,
  FrameIcon,
  HelpIcon,
  HomeIcon,
  InstallIcon,
  MapPinIcon,
  PrintIcon,
  QrIcon,
  TrashIcon,
  UserIcon,
  WandIcon,
  type IconComponent,
} from '@hearback/ui/icons';
import type { AnyMessage } from '../../i18n/Messages';
import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { useAccess } from '../../session/useAccess';
import { useInstall } from '../pwa/install';
import { messages as shell } from '../messages';
import { keysTo, useSingleKeysOn } from '../shortcuts/shortcuts';
import { messages } from './messages';

interface Page {
  href: string;
  icon: IconComponent;
  label: AnyMessage;
  /** The screen of which it is a part. */
  of?: AnyMessage;
  words?: AnyMessage;
}

/** The screens of the sidebar, in its order. */
const screens: readonly Page[] = [
  { href: paths.home, icon: HomeIcon, label: shell.home },
  { href: paths.companies, icon: BuildingIcon, label: shell.companies },
  { href: paths.locations, icon: MapPinIcon, label: shell.locations },
  { href: paths.creator, icon: QrIcon, label: shell.creator },
  { href: paths.feedback, icon: ChatIcon, label: shell.feedback },
  { href: paths.stats, icon: ChartIcon, label: shell.stats, words: messages.statsWords },
  ...(features.notifications
    ? [{ href: paths.notifications, icon: BellIcon, label: shell.notifications }]
    : []),
  { href: paths.help, icon: HelpIcon, label: shell.help, words: messages.helpWords },
  { href: paths.account, icon: UserIcon, label: shell.account },
];

const install: Page = { href: paths.install, icon: InstallIcon, label: shell.install };

const account = { icon: UserIcon, of: shell.account, words: messages.accountWords };
const stats = { icon: ChartIcon, of: shell.stats, words: messages.statsWords };

/** Parts of screens that people look for by their own names. */
const parts: readonly Page[] = [
  { href: paths.forms, icon: FormIcon, label: shell.forms, of: shell.creator },
  { href: paths.frames, icon: FrameIcon, label: shell.frames, of: shell.creator },
  {
    href: paths.codes,
    icon: QrIcon,
    label: shell.codes,
    of: shell.creator,
    words: messages.codeWords,
  },
  {
    href: paths.wizard,
    icon: WandIcon,
    label: messages.wizard,
    of: shell.creator,
    words: messages.codeWords,
  },
  { href: paths.accountTab('details'), label: messages.detailsTab, ...account },
  { href: paths.accountTab('security'), label: messages.securityTab, ...account },
  { href: paths.accountTab('settings'), label: messages.settingsTab, ...account },
  { href: paths.accountTab('subscription'), label: messages.subscriptionTab, ...account },
  { href: paths.statsTab('scans-submissions'), label: messages.scansSubmissions, ...stats },
  { href: paths.statsTab('ratings'), label: messages.ratings, ...stats },
  { href: paths.statsTab('feedback'), label: shell.feedback, ...stats },
  { href: paths.statsTab('locations-codes'), label: messages.locationsCodes, ...stats },
  { href: paths.statsTab('forms'), label: shell.forms, ...stats },
  { href: paths.statsReport, label: messages.statsReport, ...stats, icon: PrintIcon },
  { href: paths.experiments, label: messages.experiments, ...stats },
  {
    href: paths.recentlyDeleted,
    icon: TrashIcon,
    label: messages.recentlyDeleted,
    words: messages.deletedWords,
  },
];

/** Every page: those of the sidebar, and with a text their parts too. */
export function usePageCommands(isSearched: boolean): Command[] {
  const { formatMessage } = useIntl();
  const hasKeys = useSingleKeysOn();
  const { isInstalled, isPromptAvailable } = useInstall();
  const { isOwner, mayManage, mayManageAll } = useAccess();
  const isOpen = ({ href }: Page) =>
    (isOwner || href !== paths.accountTab('subscription')) &&
    (mayManage || href !== paths.wizard) &&
    (mayManageAll || (href !== paths.experiments && href !== paths.recentlyDeleted));
  const own = !isInstalled && isPromptAvailable ? [...screens, install] : screens;

  return (isSearched ? [...own, ...parts.filter(isOpen)] : own).map(
    ({ href, icon, label, of, words }) => {
      const keys = hasKeys ? keysTo(href) : undefined;
      return {
        id: `page-${href}`,
        label: formatMessage(label),
        icon,
        href,
        ...(of && { hint: formatMessage(of) }),
        ...(words && { keywords: [formatMessage(words)] }),
        ...(keys !== undefined && { keys }),
      };
    },
  );
}
