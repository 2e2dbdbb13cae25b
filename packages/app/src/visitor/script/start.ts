import { answerIn, screensOf } from './answerForm';
import type { Begun, enhance } from './enhance';
import { countKept, keepAnswer } from './queue';
import { afterPaint, whenIdle } from './schedule';
import { draftName, recall, rememberLanguage, reportStart, visitOf } from './visit';

/** Everything else, loaded with the first touch: most visitors only look. */
const answeringFile = '/visitor-answering.js';

/** Resizes an iframe with its form. Loaded only inside one. */
const framed = '/embed.js';

/** Milliseconds that a press of Send waits for the rest of the script, and those between two tries to load it. */
const patience = 4_000;

/**
 * The part of the script that comes with the page. It must not depend on the network any more: an answer
 * that is sent before the rest could be loaded is kept on the device.
 */
function start(form: HTMLFormElement, page: HTMLElement): void {
  const { words = '{}', slug = '', mode } = document.body.dataset;
  const isKiosk = mode === 'kiosk';
  const visit = visitOf(form);
  const screens = screensOf(page);
  let waiting: string | undefined;
  let tries = 0;
  let loading: Promise<void> | undefined;
  let isLoaded = false;

  const load = (first?: Event): Promise<void> =>
    // Some browsers remember that a module could not be loaded: the next try has another address.
    (loading ??= import(
      /* @vite-ignore */ tries++ ? `${answeringFile}?${tries}` : answeringFile
    ).then(
      async (part: { enhance: typeof enhance }) => {
        await part.enhance(form, { visit, screens, first, waiting } satisfies Begun);
        isLoaded = true;
      },
      (error: unknown) => {
        loading = undefined;
        if (waiting) setTimeout(begin, patience);
        throw error;
      },
    ));
  const begin = (event?: Event) => {
    load(event).catch(() => undefined);
  };
  /** Loads the rest if an answer waits on this device. No database: there is nothing in it. */
  const wake = () => {
    countKept().then(
      (count) => count && begin(),
      () => undefined,
    );
  };

  for (const type of ['pointerdown', 'focusin', 'keydown']) document.addEventListener(type, begin);
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  whenIdle(wake);
  // A kiosk's visitors come without a scan.
  if (!isKiosk) {
    reportStart(form, slug);
    rememberLanguage(visit);
  }
  if (mode === 'embed') void import(/* @vite-ignore */ framed);
  // A kiosk stays, and a draft is to be shown.
  if (isKiosk || recall(draftName(slug))) begin();
  // The app's worker, where the app was opened: it drops what closed tabs have left on this device. A
  // frame without an origin refuses, which harms nothing here.
  whenIdle(async () =>
    (await navigator.serviceWorker?.getRegistration('/'))?.active?.postMessage('visit'),
  );

  /** Keeps the answer, once, until the rest can send it. */
  const keep = () => {
    // Pages cannot be turned yet: all questions are shown.
    if ('paged' in form.dataset) return form.removeAttribute('data-paged');
    // The browser's own words, since ours are about to be loaded. A kiosk shows nobody another's answer.
    if (isLoaded || waiting || isKiosk || !form.reportValidity()) return;
    // A picture is made smaller, and kept, by the rest alone.
    if (form.querySelector<HTMLInputElement>('[type=file]')?.value) return form.submit();
    waiting = visit.clientId();
    const { savedTitle, keep: sentence } = JSON.parse(words) as Record<string, string>;
    const body = String(answerIn(form, visit.seconds()));
    keepAnswer({ client_id: waiting, action: form.action, body, saved_at: Date.now() }).then(
      () => {
        visit.end();
        screens.waiting(savedTitle, sentence);
        begin();
      },
      // Nothing can be kept here: the browser posts the form, and says what is wrong itself.
      () => form.submit(),
    );
  };

  form.addEventListener('submit', (event) => {
    if (isLoaded) return;
    event.preventDefault();
    const timer = setTimeout(keep, patience);
    load(event)
      .then(() => {
        if (!waiting) form.querySelector<HTMLElement>('[type=submit]')?.click();
      }, keep)
      .finally(() => clearTimeout(timer));
  });
}

const form = document.querySelector<HTMLFormElement>('[data-form]');
const page = form?.parentElement;
if (form && page) afterPaint(() => start(form, page));
