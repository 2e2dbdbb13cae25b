import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';

import { type Command, type CommandGroup, CommandPalette } from '@hearback/ui';
import {
  BuildingIcon,
  ChatIcon,
  FormIcon,
  FrameIcon,
  GlobeIcon,
  HelpIcon,
  type IconComponent,
  LogoutIcon,
  MapPinIcon,
  MoonIcon,
  PlusIcon,
  QrIcon,
  SunIcon,
} from '@hearback/ui/icons';
import { languages } from '@hearback/schema/limits';

import { useIntl } from '../../i18n/IntlProvider';
import { newDocumentId, paths } from '../../paths';
import { readRecentThings, renameThings, type EntityKind } from './recentThings';
import { useGoToLink } from '../GoTo';
import type { OverlayProps } from '../lazyOverlays';
import { messages } from './messages';
import type { AnyMessage } from '../../i18n/Messages';
import { messages as shell, messages as shellMessages } from '../messages';
import { knownNameOf, type Thing } from './knownNameOf';
import { languageNames } from '../../i18n/language';
import { useKeptChoices } from '../theme/useKeptChoices';
import { openOverlay } from '../overlay';
import { useFoundThings } from './useFoundThings';
import { usePageCommands } from './usePageCommands';

/** Something to go to or to do; what is done in place says how. */
type AppCommand = Command & { onAction?: () => void };

const additions = [
  { href: paths.addCompany, label: messages.addCompany },
  { href: paths.addLocation, label: messages.addLocation },
  { href: paths.newForm, label: messages.newForm },
  { href: paths.newFrame, label: messages.newFrame },
  { href: paths.codeEditor(newDocumentId), label: messages.newCode },
] as const;

/** Commands available on every screen: without a search the main ones, with one all of them. */
function useActionCommands(isSearched: boolean): AppCommand[] {
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
        // Lets people in the wrong language find their own.
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

interface Kind {
  title: AnyMessage;
  icon: IconComponent;
  href: (id: string) => string;
}

/** The kinds of entities in display order, and the URL of each. */
const kinds: Readonly<Record<EntityKind, Kind>> = {
  company: { title: shellMessages.companies, icon: BuildingIcon, href: paths.company },
  location: { title: shellMessages.locations, icon: MapPinIcon, href: paths.location },
  form: { title: shellMessages.forms, icon: FormIcon, href: paths.formEditor },
  frame: { title: shellMessages.frames, icon: FrameIcon, href: paths.frameEditor },
  code: { title: shellMessages.codes, icon: QrIcon, href: paths.codeEditor },
};

/** Link to an entity. The hint distinguishes entities of one name. */
function toCommand({ kind, id, name, hint }: Thing): Command {
  const { icon, href } = kinds[kind];
  return { id: `${kind}-${id}`, label: name, icon, hint, href: href(id) };
}

/** Recently opened entities, with their current names from the cache. */
function useRecentCommands(): Command[] {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const [things] = useState(() => {
    renameThings((thing) => knownNameOf(client.cache, thing) || thing.name);
    return readRecentThings();
  });

  return things
    .filter(({ name }) => name !== '')
    .map((thing) => ({
      ...toCommand({ ...thing, hint: formatMessage(kinds[thing.kind].title) }),
      id: `recent-${thing.kind}-${thing.id}`,
    }));
}

/** Goes anywhere and does anything by typing its name. */
export function AppCommandPalette({ typed, onClose }: OverlayProps) {
  const { formatMessage } = useIntl();
  const goTo = useGoToLink();
  const [text, setText] = useState(typed);
  const sought = text.trim();
  const recent = useRecentCommands();
  const pages = usePageCommands(sought !== '');
  const actions = useActionCommands(sought !== '');
  const { things, status, retry } = useFoundThings(text);

  const pageGroup = { id: 'pages', title: formatMessage(messages.pages), commands: pages };
  const actionGroup = { id: 'actions', title: formatMessage(messages.actions), commands: actions };
  const thingGroups = (Object.keys(kinds) as EntityKind[]).map((kind) => ({
    id: kind,
    title: formatMessage(kinds[kind].title),
    commands: things.filter((thing) => thing.kind === kind).map(toCommand),
    isFound: true,
  }));

  const groups: CommandGroup[] =
    sought === ''
      ? [
          { id: 'recent', title: formatMessage(messages.recent), commands: recent },
          actionGroup,
          pageGroup,
        ]
      : [
          pageGroup,
          actionGroup,
          ...thingGroups,
          {
            id: 'elsewhere',
            title: formatMessage(messages.elsewhere),
            isFound: true,
            commands: [
              {
                id: 'feedback-search',
                label: formatMessage(messages.searchFeedback, { text: sought }),
                icon: ChatIcon,
                href: paths.feedbackSearch(sought),
              },
            ],
          },
        ];

  return (
    <CommandPalette
      label={formatMessage(messages.label)}
      text={text}
      onTextChange={setText}
      groups={groups.filter(({ commands }) => commands.length > 0)}
      status={status}
      onRetry={retry}
      onChoose={({ id, href }) => {
        if (href !== undefined) goTo(href);
        else actions.find((action: AppCommand) => action.id === id)?.onAction?.();
      }}
      isOpen
      onClose={onClose}
    />
  );
}
