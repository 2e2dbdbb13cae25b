const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

/**
 * Whether a browser sends this for a page that is not ours. Programs say nothing about pages, and
 * need not: nobody's session travels by itself.
 */
export function isForeign({ method, headers, url }: Request, publicOrigin?: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'cross-site') return true;

  const origin = headers.get('origin');
  // A browser knows best what is of one origin, under whichever of our names we were reached.
  if (site === 'same-origin') return false;
  // A page of a neighboring name says which it is, unless it only leads here.
  if (origin === null) return site === 'same-site' && !['GET', 'HEAD'].includes(method);
  return origin !== publicOrigin && hostOf(origin) !== new URL(url).host;
}
