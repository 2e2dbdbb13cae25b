import { recall, remember } from './onDevice';

const names = ['client_id', 'scan_token', 'started_at'] as const;

/** Random. Pages without TLS have no `randomUUID`; the address of a blob of nothing ends with one. */
export const randomId = (): string =>
  crypto.randomUUID?.() ?? URL.createObjectURL(new Blob()).slice(-36);

const carried = 'hearback-visit';
const thisTab = () => sessionStorage;

/** The page's visit to its server: what makes its answer one answer, and its scan one scan. */
export function visitOf(form: HTMLFormElement) {
  /** On the clock of the page: when whoever answers now began. Zero: when the page was painted. */
  let beganAt = 0;
  let isOver = false;
  const input = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const fill = (values: readonly string[]) => {
    for (const [index, name] of names.entries()) {
      const hidden = input(name);
      if (hidden) hidden.value = values[index] ?? '';
    }
  };

  /** A person of their own: another answer, another scan. */
  const refresh = (scanToken = randomId()) => {
    isOver = false;
    beganAt = performance.now();
    fill([randomId(), scanToken, String(Date.now())]);
  };

  /** True if the page comes from a cache, so that its ids belong to another visit; a heuristic. */
  const isFromCache = (): boolean => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return !(entry && entry.transferSize >= (entry.encodedBodySize || Infinity));
  };

  const values = recall(carried, thisTab) as string[] | undefined;
  remember(carried, undefined, thisTab);
  if (values) fill(values);
  // The server has counted this look at the page, under a token that only it knows.
  else if (isFromCache()) refresh('');
  /** The page came back with what was typed on it: how long that took is not known. */
  let isBack = false;
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    refresh();
    isBack = true;
  });

  return {
    refresh: () => refresh(),
    /** Starts another submission of the same visit. */
    renew: () => {
      const hidden = input('client_id');
      if (hidden) hidden.value = randomId();
    },
    /** Its answer is given: what comes next on this device is another one. */
    end: () => {
      isOver = true;
    },
    clientId: () => input('client_id')?.value ?? '',
    /** Takes the visit along to the next page of this tab, which shows the same form in another language. */
    carry: () =>
      !isOver &&
      remember(
        carried,
        names.map((name) => input(name)?.value),
        thisTab,
      ),
    seconds: (): number | undefined => {
      if (isBack) return undefined;
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return (performance.now() - (beganAt || (paint?.startTime ?? 0))) / 1_000;
    },
  };
}

export type Visit = ReturnType<typeof visitOf>;

/** Reports once that the visitor began to fill in the form. A beacon without the input; does not block. */
export function reportStart(form: HTMLFormElement, slug: string): void {
  const inputs = form.elements as unknown as Readonly<Record<'scan_token', HTMLInputElement>>;
  form.addEventListener(
    'input',
    () => navigator.sendBeacon(`/api/survey/${slug}/scan/${inputs.scan_token.value}/start/`),
    { once: true },
  );
}
