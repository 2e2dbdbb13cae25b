/** Programs that say so themselves, and those that fetch a page to draw a preview of it. */
const program =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|headless|curl|wget|python|monitor|^node|undici|axios|go-http|okhttp|^java/i;

/** Whether somebody looks at the page: a GET by a browser that does not merely prepare for one. */
export function countsAsScan({ method, headers }: Request): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  const userAgent = headers.get('user-agent') ?? '';
  return (
    method === 'GET' &&
    !/prefetch|prerender/i.test(purpose) &&
    userAgent !== '' &&
    !program.test(userAgent)
  );
}
