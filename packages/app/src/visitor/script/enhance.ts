import { limits } from '@hearback/schema/limits';

import { answering } from './answering';
import {
  announceFollowUps,
  answerIn,
  issueLines,
  type screensOf,
  showThanks,
  validate,
} from './answerForm';
import type { showEarlier } from './earlier/showEarlier';
import { type AnswerUpdate, dropAnswer, type Posted } from './queue';
import { proveOnPage, sendAnswer, watchQueue } from './sendAnswer';
import type { watchPicture } from './picture';
import type { turnPages } from './turnPages';
import { draftOf, type visitOf } from './visit';

/** Loaded for the state of an earlier answer, which is rare. */
const earlier = '/visitor-earlier.js';

/** Loaded where a form asks one question at a time. */
const turning = '/visitor-paging.js';

/** Loaded where a form asks for a picture. */
const pictures = '/visitor-picture.js';

type Later = Extract<Posted, { outcome: 'later' }>;

/** State of the page's own script (`start.ts`), which loads this file. */
export interface Begun {
  visit: ReturnType<typeof visitOf>;
  screens: ReturnType<typeof screensOf>;
  /** The event that showed that a visitor begins to answer. */
  first: Event | undefined;
  /** The answer that was kept before this file was there, and that the page shows. */
  waiting: string | undefined;
}

/** The group of a rating, whose texts the page holds: see `ratedGroupOf`, which would bring the whole schema. */
const groupOf = (rating: number) =>
  rating >= limits.highRatingMin ? 'high' : rating && rating <= limits.lowRatingMax ? 'low' : '';

/** Turns pages. Where that cannot be loaded, or a browser is too old for it, all questions are shown. */
const turnFrom = (form: HTMLFormElement, first: Event | undefined) =>
  import(/* @vite-ignore */ turning)
    .then((part: { turnPages: typeof turnPages }) => part.turnPages(form, first))
    .catch(() => form.removeAttribute('data-paged'));

/** Makes the page quicker where scripts run. Without this file everything still works. */
export async function enhance(
  form: HTMLFormElement,
  { visit, screens, first, waiting: kept }: Begun,
): Promise<void> {
  // Before all else: it decides what sending is.
  if ('paged' in form.dataset) await turnFrom(form, first);

  const { words: sentences = '{}', slug = '', mode } = document.body.dataset;
  const words = JSON.parse(sentences) as Record<string, string>;
  const isKiosk = mode === 'kiosk';
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const notice = form.querySelector<HTMLElement>('[data-notice]');
  const ownLabel = button?.textContent ?? '';
  let label = ownLabel;
  let isSending = false;
  /** The answer that waits on this device and that this page shows. */
  let waiting = kept;
  /** The reason of the wait, unless it is the network. */
  let reason = '';
  /** The browser has promised to send what waits, also when this page is closed. */
  let isSynced = false;
  /** The answer whose words this page holds, and whose id another answer has. */
  let taken: string | undefined;

  const lines = issueLines(form, words);
  const draft = isKiosk || kept ? undefined : draftOf(form, slug);
  let more: ReturnType<typeof answering> | undefined;
  const begin = (event: Event) => {
    more ??= answering(form, event);
  };
  for (const type of ['pointerdown', 'focusin', 'keydown']) document.addEventListener(type, begin);
  if (first) begin(first);
  const askForSync = async () => !!(await more?.askForSync());

  const say = (sentence = '') => {
    if (!notice) return;
    notice.hidden = !sentence;
    notice.textContent = sentence;
  };

  const setLabel = (text = ownLabel) => {
    label = text;
    if (button) button.textContent = text;
  };

  const setSending = (value: boolean) => {
    isSending = value;
    button?.setAttribute('aria-disabled', String(value));
    if (button) button.textContent = value ? (words.sending ?? label) : label;
  };

  const showWaiting = () =>
    screens.waiting(
      words.savedTitle,
      reason ? reason + words.later : isSynced ? words.saved : words.keep,
    );

  const reasonOf = ({ isReached, notice = words.busy }: Later) => (isReached ? `${notice} ` : '');

  const show = (news: AnswerUpdate) => {
    switch (news.outcome) {
      case 'sending':
        return screens.waiting(words.sending, words.moment);
      case 'later':
        reason = reasonOf(news);
        showWaiting();
        // Renders at once without the promise of background sync, and again when it is known.
        return void askForSync().then((isPromised) => {
          isSynced = isPromised;
          if (waiting === news.client_id) showWaiting();
        });
      case 'sent':
        return void showThanks(screens, news, groupOf(Number(new FormData(form).get('rating'))));
      case 'taken':
        screens.form();
        taken = news.client_id;
        visit.renew();
        setLabel(news.button);
        say(news.notice ?? words.failed);
        return notice?.scrollIntoView({ block: 'nearest' });
      case 'refused':
        screens.form();
        if (!lines.showAll(news.issues) || news.notice) say(news.notice ?? words.failed);
    }
  };

  const queue = watchQueue(proveOnPage, (news) => {
    if (news.client_id === taken) return;
    if (news.client_id !== waiting) {
      // A kiosk's visitor has nothing to do with it.
      if (!isKiosk && news.outcome !== 'sending') {
        // Offline, it cannot be loaded: the message is shown later.
        import(/* @vite-ignore */ earlier).then(
          (part: { showEarlier: typeof showEarlier }) =>
            part.showEarlier(form, news, queue.sendAll),
          () => undefined,
        );
      }
      return;
    }
    show(news);
    // Other pages report the result too; it is shown once.
    if (news.outcome === 'sending' || news.outcome === 'later') return;
    waiting = undefined;
    // The receipt was shown: no other page needs to show it.
    if (news.outcome === 'sent') dropAnswer(news.client_id).catch(() => undefined);
  });
  queue.sendAll();
  announceFollowUps(form);

  const file = form.querySelector<HTMLInputElement>('[type=file]');
  let picture: Promise<ReturnType<typeof watchPicture>> | undefined;
  let tries = 0;
  const loadPicture = (input: HTMLInputElement) =>
    (picture ??= import(/* @vite-ignore */ tries++ ? `${pictures}?${tries}` : pictures).then(
      (part: { watchPicture: typeof watchPicture }) =>
        part.watchPicture(input, (code) => lines.say(input.name, code)),
      (error: unknown) => {
        picture = undefined;
        throw error;
      },
    ));
  if (file) loadPicture(file).catch(() => undefined);

  /** Sends once the picture that was just chosen is made smaller. */
  const sendWithPicture = async (input: HTMLInputElement) => {
    // An old browser posts the file as it is.
    if (!window.createImageBitmap) return form.submit();
    setSending(true);
    try {
      await (await loadPicture(input)).ready();
      setSending(false);
      if (form.querySelector<HTMLInputElement>(`[type=hidden][name="${input.name}"]`)?.value) {
        button?.click();
      }
    } catch {
      setSending(false);
      say(words.failed);
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending || lines.showAll(validate(form))) return;
    say();
    if (file?.value) return void sendWithPicture(file);
    setSending(true);
    const id = visit.clientId();
    const body = String(answerIn(form, draft?.isRestored ? undefined : visit.seconds()));

    void sendAnswer({ client_id: id, action: form.action, body }, proveOnPage).then((delivered) => {
      const isLater = delivered.outcome === 'later';
      if (isLater && delivered.isKept) {
        void askForSync();
        queue.soon(delivered.wait);
      }
      // A kiosk has gone on to the next person.
      if (visit.clientId() !== id) return;
      setSending(false);
      if (isLater && !delivered.isKept) {
        return say(reasonOf(delivered) + words.failed);
      }
      if (isLater) waiting = id;
      show({ client_id: id, ...delivered });
      if (delivered.outcome === 'taken' && delivered.isKept) draft?.forget();
      if (/refused|taken/.test(delivered.outcome)) return;
      // Its words went out under another id.
      if (taken) dropAnswer(taken).catch(() => undefined);
      setLabel();
      visit.end();
      draft?.forget();
      document.dispatchEvent(new Event('hearback:done'));
    });
  });

  // Of one question at a time, what is wrong with this one.
  form.addEventListener('hearback:step', (event) => {
    const isHere = ([name]: [string, string]) =>
      form.querySelector(`[data-now] [data-issue="${CSS.escape(name)}"]`);
    const issues = Object.fromEntries(Object.entries(validate(form)).filter(isHere));
    if (lines.showAll(issues)) event.preventDefault();
  });

  addEventListener('pagehide', () => {
    if (isSending) void askForSync();
  });

  form.addEventListener('input', ({ target }) => {
    lines.say((target as HTMLInputElement).name);
  });

  /** Said by the kiosk: nothing is left of whoever stood here. */
  document.addEventListener('hearback:next', () => {
    waiting = undefined;
    form.reset();
    lines.showAll({});
    say();
    setLabel();
    setSending(false);
    visit.refresh();
    screens.form();
  });
}
