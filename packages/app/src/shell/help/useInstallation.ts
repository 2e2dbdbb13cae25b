import { useEffect, useState } from 'react';

import type { InstallationQuery } from '../../server/generated/graphql';
import { InstallationOperation } from '../../server/generated/operations/Installation';
import { sendRequest } from '../../server/sendRequest';

/**
 * Public data of this installation, for screens without a session: contact addresses, the login provider, and the path of the
 * unsent emails if no mail server is set. Undefined until the server has responded. Screens work without
 * it, so a failure is not shown.
 */
export function useInstallation(): InstallationQuery | undefined {
  const [installation, setInstallation] = useState<InstallationQuery>();
  useEffect(() => {
    const abort = new AbortController();
    sendRequest(InstallationOperation, {}, { mayRepeat: true, signal: abort.signal }).then(
      (answer) => {
        if (!abort.signal.aborted) setInstallation(answer);
      },
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  return installation;
}
