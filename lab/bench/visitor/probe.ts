/** Selectors of a page's rating control. */
export interface RatingControl {
  /** The custom element in whose shadow it stands, if any. */
  host?: string;
  /** The radio button of a rating from 1 to 10. */
  input: (rating: number) => string;
}

/** Measurements of the probe, in milliseconds since the visit began. */
interface Seen {
  tapped?: number;
  lcp?: number;
}

declare global {
  interface Window {
    seen: Seen;
    tellTapped: (nothing: string) => void;
  }
}

/**
 * Runs in the page before its own scripts. Looks for the rating in every frame, and taps it one
 * frame after it is visible and uncovered. Records the first tap that the page handled.
 */
export function probe({ host, input }: { host: string | null; input: string }): void {
  window.seen = {};
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1);
    if (last) window.seen.lcp = last.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  const find = () => {
    const root: Document | ShadowRoot | null | undefined =
      host === null ? document : document.querySelector(host)?.shadowRoot;
    const radio = root?.querySelector<HTMLInputElement>(input);
    const label = radio?.labels?.[0];
    if (!root || !radio || !label) return undefined;
    const { x, y, width, height } = label.getBoundingClientRect();
    const onTop = width > 0 ? root.elementFromPoint(x + width / 2, y + height / 2) : null;
    return onTop && (label.contains(onTop) || onTop === radio) ? { radio, label } : undefined;
  };

  let wasSeen = false;
  const look = () => {
    const found = find();
    if (found && wasSeen) {
      found.label.click();
      if (find()?.radio.checked) {
        window.seen.tapped = performance.now();
        window.tellTapped('');
        return;
      }
    }
    wasSeen = found !== undefined;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
