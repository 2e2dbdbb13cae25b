import { countDown } from './countDown';
import { createSubmitThrottle } from './createSubmitThrottle';
import { goIfThere, kioskHome } from './home';
import { holdScreen } from './holdScreen';
import { guardKioskExit } from './kioskExit';
import { createPin } from './pin';
import { watchIdle } from './watchIdle';
import { watchPaused } from './watchPaused';

/** Long enough to read the confirmation, short enough for the next visitor. The styles count it down. */
const thanksFor = 8_000;

const partOf = (name: string) => document.querySelector<HTMLElement>(`[data-kiosk-${name}]`);
const dialogOf = (name: string) =>
  document.querySelector<HTMLDialogElement>(`dialog[data-kiosk-${name}]`);

/** Turns the page into one that stays on a screen and serves one person after another. */
function runKiosk(form: HTMLFormElement): void {
  const [start, idle, pause, leaving] = ['start', 'idle', 'pause', 'leave'].map(dialogOf);
  const paused = dialogOf('paused');
  const [corner, upNext, closed, digits] = ['corner', 'next', 'closed', 'digits'].map(partOf);
  const pinEntry = start?.querySelector('input');
  if (!start || !idle || !pause || !leaving || !paused || !pinEntry) return;
  if (!corner || !upNext || !closed || !digits) return;

  const screen = holdScreen();
  const pin = createPin();
  const home = kioskHome();
  const haste = createSubmitThrottle();
  let thanks: ReturnType<typeof setTimeout> | undefined;

  /** No browser offers the next person what the last one typed. */
  for (const field of [form, ...form.querySelectorAll('input,textarea')]) {
    field.setAttribute('autocomplete', 'off');
  }

  // The next visitor must not reach the submission, and could not navigate back.
  const afterSending = document.querySelector('template')?.content;
  for (const away of afterSending?.querySelectorAll('a') ?? []) away.remove();

  const next = () => {
    clearTimeout(thanks);
    upNext.hidden = true;
    leaving.close();
    document.dispatchEvent(new Event('hearback:next'));
    scrollTo(0, 0);
    haste.begin();
    home.goBack();
    closedForNow.look();
  };

  const watch = watchIdle({
    dialog: idle,
    hasWords: () =>
      [...form.querySelectorAll<HTMLInputElement>('[data-field] [name]')].some(
        ({ type, checked, value }) => (type === 'radio' ? checked : value),
      ),
    leave: next,
  });

  const closedForNow = watchPaused({
    dialog: paused,
    onPaused: () => {
      watch.stop();
      clearTimeout(thanks);
      leaving.close();
    },
    onOpen: () => goOn(),
  });

  const goOn = () => {
    next();
    watch.start();
  };

  const begin = () => {
    closed.hidden = true;
    corner.hidden = false;
    if (!home.isRunning()) home.begin();
    screen.hold();
    haste.begin();
    watch.start();
    closedForNow.start();
  };

  const offer = () => {
    const isKnown = pin.isSet();
    pinEntry.required = !isKnown;
    for (const part of start.querySelectorAll<HTMLElement>('label,label+p')) part.hidden = isKnown;
    start.showModal();
  };

  // The browser's own bubbles speak the browser's language.
  start.addEventListener('submit', (event) => {
    digits.hidden = pinEntry.checkValidity();
    if (!digits.hidden) {
      event.preventDefault();
      pinEntry.focus();
      return;
    }
    if (pinEntry.value) void pin.set(pinEntry.value);
    pinEntry.value = '';
    begin();
  });
  // Nor does Escape open the form before its owner has started it.
  start.addEventListener('close', () => {
    if (!home.isRunning()) offer();
  });

  guardKioskExit({
    corner,
    dialog: leaving,
    pin,
    leave: () => {
      closedForNow.stop();
      watch.stop();
      next();
      home.end();
      pin.forget();
      screen.letGo();
      corner.hidden = true;
      closed.hidden = false;
      offer();
    },
  });

  document.addEventListener(
    'submit',
    (event) => {
      if (event.target !== form) return;
      const wait = haste.wait();
      if (wait === 0) return;
      event.preventDefault();
      event.stopPropagation();
      watch.stop();
      pause.showModal();
      countDown(pause, wait / 1_000, () => {
        pause.close();
        watch.start();
        form.requestSubmit();
      });
    },
    true,
  );
  pause.addEventListener('cancel', (event) => event.preventDefault());

  document.addEventListener('hearback:done', () => {
    haste.note();
    watch.stop();
    upNext.hidden = false;
    thanks = setTimeout(goOn, thanksFor);
  });
  upNext.querySelector('button')?.addEventListener('click', goOn);
  paused.querySelector('button')?.addEventListener('click', () => corner.click());

  document.querySelector('[data-languages]')?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    void goIfThere(link.href);
  });

  addEventListener('pageshow', ({ persisted }) => persisted && next());
  addEventListener('contextmenu', (event) => event.preventDefault());

  if (home.isRunning() && pin.isSet()) {
    begin();
  } else {
    home.end();
    offer();
  }
}

const form = document.querySelector<HTMLFormElement>('[data-form]');
if (form) runKiosk(form);
