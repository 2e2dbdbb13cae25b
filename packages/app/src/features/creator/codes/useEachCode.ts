import { useState } from 'react';

import {
  usePauseCodeMutation,
  usePublishCodeMutation,
  useResumeCodeMutation,
} from '../../../server/generated/hooks';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';

interface Outcome {
  code?: unknown;
}

/** So many take no longer than a person waits without a word. */
const quietUpTo = 5;

/** Does one thing with each of many codes, one after the other, says how many it worked for, and answers whether for all. */
export function useEachCode() {
  const [publishCode] = usePublishCodeMutation({ errorPolicy: 'all' });
  const [pauseCode] = usePauseCodeMutation({ errorPolicy: 'all' });
  const [resumeCode] = useResumeCodeMutation({ errorPolicy: 'all' });
  /** How many are done; nothing is being done without it. */
  const [done, setDone] = useState<number>();

  const each = async (
    ids: readonly string[],
    act: (id: string) => Promise<Outcome | undefined>,
    succeeded:
      typeof messages.publishedMany | typeof messages.pausedMany | typeof messages.resumedMany,
  ) => {
    if (ids.length > quietUpTo) showSnackbar('info', messages.working, { total: ids.length });
    let count = 0;
    setDone(0);
    for (const [at, id] of ids.entries()) {
      const outcome = await act(id);
      if (outcome?.code) count += 1;
      setDone(at + 1);
    }
    setDone(undefined);
    const failed = ids.length - count;
    if (failed > 0) showSnackbar('warning', messages.notAll, { failed, total: ids.length });
    else showSnackbar('success', succeeded, { count });
    return failed === 0;
  };

  return {
    done,
    /** Without letters: forty of them would help nobody. */
    publish: (ids: readonly string[]) =>
      each(
        ids,
        async (id) =>
          (await publishCode({ variables: { input: { id, emailCopy: false } } })).data?.publishCode,
        messages.publishedMany,
      ),
    pause: (ids: readonly string[]) =>
      each(
        ids,
        async (id) => (await pauseCode({ variables: { id } })).data?.pauseCode,
        messages.pausedMany,
      ),
    resume: (ids: readonly string[]) =>
      each(
        ids,
        async (id) => (await resumeCode({ variables: { id } })).data?.resumeCode,
        messages.resumedMany,
      ),
  };
}
