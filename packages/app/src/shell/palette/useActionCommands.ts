import { languages } from '@hearback/schema/limits';
import type { Command } from '@hearback/ui';
import { GlobeIcon, HelpIcon, LogoutIcon, MoonIcon, PlusIcon, SunIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { languageNames } from '../../i18n/language';
import { newId, paths } from '../../paths';
import { useKeptChoices } from '../theme/useKeptChoices';
import { messages as shell } from '../messages';
import { openOverlay } from '../overlay';
import { messages } from './messages';

/** Something to go to or to do; what is done in place says how. */
export type AppCommand = Command & { onAction?: () => void };

const additions = [
  { href: paths.addCompany, label: messages.addCompany },
  { href: paths.addLocation, label: messages.addLocation },
  { href: paths.formEditor(newId), label: messages.newForm },
  { href: paths.frameEditor(newId), label: messages.newFrame },
  { href: paths.codeEditor(newId), label: messages.newCode },
] as const;

/** What can be done from everywhere: the main things, and with a text the others too. */
export function useActionCommands(isSearched: boolean): AppCommand[] {
  const { formatMessage } = useIntl();
  const { theme, language, changeTheme, changeLanguage } = useKeptChoices();
  const isDark = theme === 1;

  const main = [
    ...additions.map(({ href, label }) => ({
      id: `add-${href}`,
      label: formatMessage(label),
      icon: PlusIcon,
      keywords: [formatMessage(messages.addWords)],
      href,
    })),
    {
      id: 'shortcuts',
      label: formatMessage(messages.shortcuts),
      icon: HelpIcon,
      keys: '?',
      onAction: () => openOverlay('shortcuts'),
    },
  ];
  if (!isSearched) return main;

  return [
    ...main,
    {
      id: 'theme',
      label: formatMessage(isDark ? messages.lightTheme : messages.darkTheme),
      icon: isDark ? SunIcon : MoonIcon,
      keywords: [formatMessage(messages.themeWords)],
      onAction: () => changeTheme(isDark ? 0 : 1),
    },
    ...languages
      .filter((each) => each !== language)
      .map((each) => ({
        id: `language-${each}`,
        label: formatMessage(messages.language, { language: languageNames[each] }),
        icon: GlobeIcon,
        // Who is lost in the wrong language finds back in their own.
        keywords: ['language', 'język'],
        onAction: () => changeLanguage(each),
      })),
    {
      id: 'logout',
      label: formatMessage(shell.logout),
      icon: LogoutIcon,
      keywords: [formatMessage(messages.logoutWords)],
      href: paths.logout,
    },
  ];
}
