import { useEffect, useState } from 'react';

import type { ResetPasswordPageQuery } from '../../server/generated/graphql';
import { ResetPasswordPageOperation } from '../../server/generated/operations/ResetPasswordPage';
import { askServer, NoAnswer } from '../../session/askServer';
import { whenReachable } from '../../session/reachability';

type Link = ResetPasswordPageQuery;

const noPrograms = { apiKeys: [], webhooks: [] };

/**
 * Whether the link of a reset letter still works. Without a network the question waits for it; a
 * server that fails leaves the state unknown, until it is asked again.
 */
export function useResetLink(token: string | null) {
  const [link, setLink] = useState<Link>();
  const [round, setRound] = useState(0);
  const [checkedRound, setCheckedRound] = useState(-1);

  useEffect(() => {
    if (token === null) return;
    let isLeft = false;
    let stopWaiting = () => {};

    const check = async () => {
      try {
        const answer = await askServer(ResetPasswordPageOperation, { token });
        if (!isLeft) setLink(answer);
      } catch (error) {
        if (isLeft) return;
        if (error instanceof NoAnswer) {
          stopWaiting = whenReachable(() => void check());
          return;
        }
      }
      if (!isLeft) setCheckedRound(round);
    };
    void check();

    return () => {
      isLeft = true;
      stopWaiting();
    };
  }, [token, round]);

  return {
    /** Undefined while nobody could say. */
    state: link?.passwordResetLink,
    /** What ends with the old password unless it is kept. */
    programs: link?.passwordResetPrograms ?? noPrograms,
    isChecking: token !== null && checkedRound < round,
    checkAgain: () => setRound((last) => last + 1),
  };
}
