import { useEffect, useMemo, useState } from 'react';

import { useApolloClient } from '@apollo/client/react';

import { CommandPaletteDocument } from '../../server/generated/graphql';
import { readReachable, useIsReachable } from '../../session/reachability';
import { knownThings } from './knownThings';
import type { Thing } from './Thing';
import { toThings } from './toThings';

const typingMs = 180;

/** What the server said to a text; without things it could not. */
interface Answer {
  text: string;
  things?: readonly Thing[];
}

/**
 * Finds things by name: at once what screens have shown already, then what the server knows. An
 * answer to an older text is never shown. Without a network the first is all there is.
 */
export function useFoundThings(typed: string) {
  const client = useApolloClient();
  const isReachable = useIsReachable();
  const text = typed.trim().slice(0, 100);
  const [answer, setAnswer] = useState<Answer>({ text: '' });
  const isAnswered = answer.text === text;
  const known = useMemo(() => (text === '' ? [] : knownThings(client.cache, text)), [client, text]);

  useEffect(() => {
    if (isAnswered || text === '' || !isReachable) return undefined;
    let isOutdated = false;
    const say = (said: Answer) => {
      if (!isOutdated) setAnswer(said);
    };
    const ask = () =>
      client
        .query({
          query: CommandPaletteDocument,
          variables: { search: text },
          // Half a word is nothing to remember.
          fetchPolicy: 'no-cache',
          context: { quiet: true },
        })
        .then(
          ({ data }) => say({ text, ...(data && { things: toThings(data) }) }),
          () => {
            // Where nobody answers, it is asked again once somebody does.
            if (readReachable()) say({ text });
          },
        );
    const timer = setTimeout(() => void ask(), typingMs);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [client, text, isReachable, isAnswered]);

  const statusNow = () => {
    if (!isReachable) return 'offline';
    if (text === '') return 'ready';
    if (!isAnswered) return 'loading';
    return answer.things ? 'ready' : 'failed';
  };

  return {
    things: (isAnswered && answer.things) || known,
    status: statusNow(),
    retry: () => setAnswer({ text: '' }),
  } as const;
}
