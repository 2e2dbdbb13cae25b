const cookie = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/;

// A worker has no document, and sends no change.
const readToken = (): string | undefined =>
  typeof document === 'undefined' ? undefined : cookie.exec(document.cookie)?.[1];

/** The header against forged requests: it repeats a cookie that only our own pages can read. */
export function xsrfHeaders(): Record<string, string> {
  const token = readToken();
  return token === undefined ? {} : { 'x-xsrf-token': token };
}

/**
 * Sends a change to our own server. Where the cookie was exchanged while the request was on its way, the
 * request was refused before it did anything, and goes out once more.
 */
export async function fetchOwn(address: string, init: RequestInit = {}): Promise<Response> {
  const send = () =>
    fetch(address, {
      ...init,
      headers: { ...(init.headers as Record<string, string> | undefined), ...xsrfHeaders() },
    });
  const before = readToken();
  const response = await send();
  return response.status === 403 && readToken() !== before ? send() : response;
}
