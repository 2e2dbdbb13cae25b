import type { Browser } from 'playwright';

import { probe, type RatingControl } from './probe.ts';

/**
 * "Slow 4G" as Lighthouse has it for phones (`mobileSlow4G` in core/config/constants.js): 150 ms there
 * and back, 1.6 Mbit/s down, 750 kbit/s up, the processor four times slower.
 */
const slow4G = { latency: 150, down: 1_638.4, up: 750, slowdown: 4 };

/** Cost of one visit with an empty cache. Times are in milliseconds since its start. */
export interface Visit {
  /** Over the wire, including headers, of requests before the rating took its first tap. */
  bytes: number;
  requests: number;
  fcp: number;
  lcp: number;
  tapped: number;
}

const kilobits = (rate: number) => (rate * 1000) / 8;

/**
 * Opens a page as a phone on a weak network does for the first time, and taps a rating. The browser
 * has been started before: it comes from `start`, an empty page of the same machine.
 */
export async function visit(
  browser: Browser,
  { url, control, start }: { url: string; control: RatingControl; start: string },
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  });
  try {
    const page = await context.newPage();
    await page.goto(start);
    const wire = await context.newCDPSession(page);
    const asked = new Map<string, { at: number; bytes: number }>();
    wire.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
      if (!request.url.startsWith('data:')) asked.set(requestId, { at: wallTime * 1000, bytes: 0 });
    });
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const known = asked.get(requestId);
      if (known) known.bytes = encodedDataLength;
    });
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow4G.latency,
      downloadThroughput: kilobits(slow4G.down),
      uploadThroughput: kilobits(slow4G.up),
    });
    await wire.send('Emulation.setCPUThrottlingRate', { rate: slow4G.slowdown });
    await page.addInitScript(probe, { host: control.host ?? null, input: control.input(7) });

    // The page is not polled meanwhile: an observer would use its processor, too.
    const isTapped = new Promise<void>((resolve) => {
      wire.once('Runtime.bindingCalled', () => resolve());
    });
    await wire.send('Runtime.enable');
    await wire.send('Runtime.addBinding', { name: 'tellTapped' });
    const answer = await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await isTapped;
    if ((await answer?.headerValue('content-encoding')) !== 'br') {
      throw new Error(`${url} did not come packed by Brotli.`);
    }
    await page.waitForLoadState('networkidle');
    const {
      tapped = NaN,
      lcp = NaN,
      fcp,
      began,
    } = await page.evaluate(() => ({
      ...window.seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      began: performance.timeOrigin,
    }));

    // A finger, not a script, has the last word: it changes the rating.
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const eight = page.locator(`${control.host ?? 'body'} ${control.input(8)}`);
    const place = await eight.evaluate((radio: HTMLInputElement) => {
      const label = radio.labels?.[0] ?? radio;
      const { x, y, width, height } = label.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    await page.touchscreen.tap(place.x, place.y);
    if (!(await eight.isChecked()))
      throw new Error(`${url}: a finger could not change the rating.`);

    const before = [...asked.values()].filter(({ at }) => at < began + tapped);
    return {
      bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: before.length,
      fcp,
      lcp,
      tapped,
    };
  } finally {
    await context.close();
  }
}
