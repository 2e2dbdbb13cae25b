const storageKey = 'hearback_scroll_places';
/** As many as anybody goes back. */
const most = 50;

/** The page itself, among the places of a screen that scroll. The others have names of their own. */
export const page = '';

/** How far down each place of a screen is: the page, and panes by their `data-scroll-place`. */
export type ScrollPositions = Readonly<Record<string, number>>;

type Known = Map<string, ScrollPositions>;

function read(): Known {
  const stored = sessionStorage.getItem(storageKey);
  if (stored === null) return new Map();
  try {
    return new Map(JSON.parse(stored) as [string, ScrollPositions][]);
  } catch {
    // Somebody else wrote there: every screen begins at its top.
    return new Map();
  }
}

let known: Known | undefined;
const positions = () => (known ??= read());

/** How far down a screen of this tab's history was, by the key of its place there. */
export const scrollPositionsOf = (key: string): ScrollPositions => ({
  [page]: 0,
  ...positions().get(key),
});

export function rememberScrollPosition(key: string, place: string, y: number) {
  const others = positions().get(key);
  positions().delete(key);
  positions().set(key, { ...others, [place]: y });
  const [oldest] = positions().keys();
  if (positions().size > most && oldest !== undefined) positions().delete(oldest);
}

/** Keeps what is known for when the page is loaded anew. */
export function storeScrollPositions() {
  sessionStorage.setItem(storageKey, JSON.stringify([...positions()]));
}
