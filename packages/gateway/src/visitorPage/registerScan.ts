import { countsAsScan } from './countsAsScan.ts';
import type { Visit } from './Visit.ts';

/** Somebody on the page already, who takes it in another language. */
const switchesLanguage = ({ request, address }: Visit): boolean =>
  address.lang !== null && request.headers.get('sec-fetch-site') === 'same-origin';

/**
 * Counts a look at the page, after the page is on its way: nobody waits for a number in a statistic.
 * The answer carries the token too, so a scan that got lost is counted with it. A kiosk is looked at
 * all day, and counts none.
 */
export function registerScan(visit: Visit, scanToken: string): void {
  const { request, address, source, logger } = visit;
  const isLook = countsAsScan(request, address.mode === 'embed');
  if (address.channel === 'kiosk' || !isLook || switchesLanguage(visit)) return;

  setImmediate(() => {
    source
      .scan(address.slug, { scan_token: scanToken, channel: address.channel })
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'a scan was not counted');
      });
  });
}
