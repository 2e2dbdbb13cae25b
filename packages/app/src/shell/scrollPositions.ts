const storageKey = 'hearback_scroll';
/** As many as anybody goes back. */
const most = 50;

type Positions = Map<string, number>;

function read(): Positions {
  const stored = sessionStorage.getItem(storageKey);
  if (stored === null) return new Map();
  try {
    return new Map(JSON.parse(stored) as [string, number][]);
  } catch {
    // Somebody else wrote there: every screen begins at its top.
    return new Map();
  }
}

let known: Positions | undefined;
const positions = () => (known ??= read());

/** How far down a screen of this tab's history was, by the key of its place there. */
export const scrollPositionOf = (key: string): number => positions().get(key) ?? 0;

export function rememberScrollPosition(key: string, y: number) {
  positions().delete(key);
  positions().set(key, y);
  const [oldest] = positions().keys();
  if (positions().size > most && oldest !== undefined) positions().delete(oldest);
}

/** Keeps what is known for when the page is loaded anew. */
export function storeScrollPositions() {
  sessionStorage.setItem(storageKey, JSON.stringify([...positions()]));
}
