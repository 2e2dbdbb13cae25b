import { useState } from 'react';

import { useApolloClient } from '@apollo/client/react';
import type { Command } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { readRecentThings, renameThings } from '../recents/recentThings';
import { knownNameOf } from './knownNameOf';
import { kinds, toCommand } from './thingCommands';

/** What this person opened last, under the names the screens know by now. */
export function useRecentCommands(): Command[] {
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
