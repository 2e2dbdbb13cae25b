import { useEffect, useState } from 'react';

import type { InstallationQuery } from '../../server/generated/graphql';
import { InstallationOperation } from '../../server/generated/operations/Installation';
import { askServer } from '../../session/askServer';

/**
 * What this installation tells everybody, on screens that need no session: addresses to write to, and
 * where its letters lie. Undefined until the server has answered. Without an answer the screen goes
 * without it, since nothing on it depends on that.
 */
export function useInstallation(): InstallationQuery | undefined {
  const [installation, setInstallation] = useState<InstallationQuery>();
  useEffect(() => {
    const abort = new AbortController();
    askServer(InstallationOperation, {}, { mayRepeat: true, signal: abort.signal }).then(
      (answer) => {
        if (!abort.signal.aborted) setInstallation(answer);
      },
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  return installation;
}
