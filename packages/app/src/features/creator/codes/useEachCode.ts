import { useState } from 'react';

import {
  usePauseCodeMutation,
  usePublishCodeMutation,
  useUpdateCodeMutation,
  useResumeCodeMutation,
} from '../../../server/generated/hooks';
import type { UpdateCodeInput } from '../../../server/generated/graphql';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';

interface Outcome {
  code?: unknown;
}

/** Up to this many codes no progress notice is needed. */
const quietUpTo = 5;

/** Runs an action on many codes sequentially, reports the result, and returns true if all succeeded. */
export function useEachCode() {
  const [publishCode] = usePublishCodeMutation({ errorPolicy: 'all' });
  const [pauseCode] = usePauseCodeMutation({ errorPolicy: 'all' });
  const [resumeCode] = useResumeCodeMutation({ errorPolicy: 'all' });
  const [updateCode] = useUpdateCodeMutation({ errorPolicy: 'all' });
  /** Number of codes processed; undefined while idle. */
  const [done, setDone] = useState<number>();

  const each = async (
    ids: readonly string[],
    act: (id: string) => Promise<Outcome | undefined>,
    succeeded:
      | typeof messages.publishedMany
      | typeof messages.pausedMany
      | typeof messages.resumedMany
      | typeof messages.updatedMany,
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
    /** No emails are sent for bulk publishing. */
    publish: (ids: readonly string[]) =>
      each(
        ids,
        async (id) =>
          (await publishCode({ variables: { input: { id, emailCopy: false } } })).data?.publishCode,
        messages.publishedMany,
      ),
    update: (ids: readonly string[], changeOf: (id: string) => Omit<UpdateCodeInput, 'id'>) =>
      each(
        ids,
        async (id) =>
          (await updateCode({ variables: { input: { id, ...changeOf(id) } } })).data?.updateCode,
        messages.updatedMany,
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
