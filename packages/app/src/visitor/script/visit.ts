/** Reads a value from storage. Undefined if there is none or storage fails, as in some private windows. */
export function recall(name: string, store: () => Storage = () => localStorage): unknown {
  try {
    return JSON.parse(store().getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers something under a name, or forgets it, where the device allows. */
export function remember(
  name: string,
  value: unknown,
  store: () => Storage = () => localStorage,
): void {
  try {
    if (value === undefined) store().removeItem(name);
    else store().setItem(name, JSON.stringify(value));
  } catch {
    // Full, or forbidden: the page works without.
  }
}

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

type Visit = ReturnType<typeof visitOf>;

/** Reports once that the visitor began to fill in the form. A beacon without the input; does not block. */
export function reportStart(form: HTMLFormElement, slug: string): void {
  const inputs = form.elements as unknown as Readonly<Record<'scan_token', HTMLInputElement>>;
  form.addEventListener(
    'input',
    () => navigator.sendBeacon(`/api/survey/${slug}/scan/${inputs.scan_token.value}/start/`),
    { once: true },
  );
}

interface Draft {
  at: number;
  typed: Record<string, string>;
}

/** The name of a form's draft on this device. */
export const draftName = (slug: string): string => `hearback-draft-${slug}`;

/** Milliseconds after which a draft expires, for the visitor's privacy. */
const keptFor = 24 * 60 * 60 * 1_000;

const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);

/** Name of a control in a draft: those of one question may share the name that they are posted by. */
const draftKey = ({ type, name, value, dataset }: HTMLInputElement | HTMLTextAreaElement) =>
  type === 'checkbox' ? `${name}=${value}` : 'own' in dataset ? `${name}=` : name;

/**
 * Keeps what is typed on this device, by the code's slug. What is there already, by the visitor's
 * hand or from the server, is never typed over.
 */
export function draftOf(form: HTMLFormElement, slug: string) {
  const name = draftName(slug);
  const controls = [
    // A picture is too large for a draft.
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      '[data-field] [name]:not([type=file],[type=hidden])',
    ),
  ];
  const draft = recall(name) as Draft | undefined;
  const isUntouched = controls.every((control) =>
    isTicked(control) ? !control.checked : control.value === '',
  );

  let isRestored = false;

  if (draft && Date.now() - draft.at > keptFor) remember(name, undefined);
  else if (draft && isUntouched) {
    isRestored = true;
    for (const control of controls) {
      const value = draft.typed[draftKey(control)];
      if (value === undefined) continue;
      if (isTicked(control)) control.checked = control.value === value;
      else control.value = value;
    }
  }

  const save = () => {
    const typed: Record<string, string> = {};
    for (const control of controls) {
      if (control.value !== '' && (!isTicked(control) || control.checked)) {
        typed[draftKey(control)] = control.value;
      }
    }
    remember(name, { at: Date.now(), typed });
  };
  form.addEventListener('input', save);
  // A star was tapped before this file was there.
  if (!isUntouched) save();

  return {
    /** Typed on an earlier page: how long that took is not known, and it may be sent at once. */
    isRestored,
    forget: () => remember(name, undefined),
  };
}

const remembered = 'hearback-language';

/**
 * Restores the visitor's chosen language on every form of this server that has it, over the language of
 * the URL or of the embedding site. Without a redirect if it is the current one.
 */
export function rememberLanguage(visit: Visit): void {
  const chosen = recall(remembered);
  const isThere = chosen === document.body.dataset.language;

  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-languages] a')) {
    const { hreflang, href } = link;
    link.addEventListener('click', ({ ctrlKey, metaKey, shiftKey }) => {
      remember(remembered, hreflang);
      // Another tab is another visit; this one goes on here.
      if (!ctrlKey && !metaKey && !shiftKey) visit.carry();
    });
    if (isThere || hreflang !== chosen || href === location.href) continue;
    visit.carry();
    location.replace(href);
  }
}
