import type { CallApi } from './http.ts';

/**
 * What changes no form: what visitors send, and of a person what is about nobody but them, such as
 * a login or what they have read. A deleted account or sample takes its codes along.
 */
const changesNoForm = (url: string): boolean =>
  /\/api\/((survey|receipt|notification)\/|user\/(?!(delete|sample)\/))/.test(
    new URL(url).pathname,
  );

/** Calls the API, and says so once a call has ended that may have changed what visitors see. */
export const watchWrites =
  (call: CallApi, onWrite: () => void): CallApi =>
  async (request) => {
    const reads = ['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (reads || changesNoForm(request.url)) return call(request);
    try {
      return await call(request);
    } finally {
      onWrite();
    }
  };
