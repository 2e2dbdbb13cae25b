import { useState } from 'react';

import { CommandPalette, type CommandGroup } from '@hearback/ui';
import { ChatIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import type { ThingKind } from '../recents/recentThings';
import { useGoToLink } from '../GoTo';
import type { OverlayProps } from '../lateOverlays';
import { messages } from './messages';
import { kinds, toCommand } from './thingCommands';
import { useActionCommands, type AppCommand } from './useActionCommands';
import { useFoundThings } from './useFoundThings';
import { usePageCommands } from './usePageCommands';
import { useRecentCommands } from './useRecentCommands';

/** Goes anywhere and does anything by typing its name. */
export function Palette({ typed, onClose }: OverlayProps) {
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
  const thingGroups = (Object.keys(kinds) as ThingKind[]).map((kind) => ({
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
