/** Returns all values of a form, by name. Files are no texts: `picture.ts` makes one of each. */
const typedIn = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

/** Returns the form's data when it is sent, and the seconds that filling it in took, if known. */
export function answerIn(form: HTMLFormElement, seconds: number | undefined): URLSearchParams {
  const answer = typedIn(form);
  if (seconds !== undefined) answer.set('duration', seconds.toFixed(1));
  answer.set('occurred_at', new Date().toISOString());
  return answer;
}

/** The server's rule in one pattern: a stored answer must not be rejected after the visitor has left. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/i;

/** True if a control is in a field that is not shown after these answers, see `formStyleSheet`. */
const isOff = (control: Element): boolean => {
  const part = control.closest('[data-when]');
  return !!part && !!getComputedStyle(part).getPropertyValue('--off');
};

/** Says to screen readers what is asked now and was not before. */
export function announceFollowUps(form: HTMLFormElement): void {
  const announced = form.querySelector('[data-announced]');
  if (!announced) return;
  const parts = [...form.querySelectorAll<HTMLElement>('[data-when]')];
  // No attribute of HTML says it, since a browser would ask for what is hidden, too.
  const typed = 'textarea,input:not([type=radio],[type=checkbox],[type=hidden])';
  for (const control of form.querySelectorAll(`[data-when="true"] :is(${typed})`)) {
    control.setAttribute('aria-required', 'true');
  }
  // An answer that was given before this was loaded has shown some already.
  const isAnswered = !!form.querySelector('[data-field] :checked');
  let shown = new Set(parts.filter((part) => !isAnswered && !isOff(part)));
  const announce = () => {
    const now = parts.filter((part) => !isOff(part));
    const fresh = now.filter((part) => !shown.has(part));
    if (fresh.length || now.length < shown.size) {
      announced.textContent = fresh
        .map((part) => (part.querySelector('legend,label') ?? part).textContent)
        .join(' ');
    }
    shown = new Set(now);
  };
  announce();
  form.addEventListener('input', announce);
}

/** Returns validation errors: a code by field, in the order of the page. */
export function validate(form: HTMLFormElement): Record<string, string> {
  const issues: Record<string, string> = {};
  const answer = typedIn(form);
  const typed = (name: string): string => answer.get(name)?.trim() ?? '';

  for (const line of form.querySelectorAll<HTMLElement>('[data-when="true"] [data-issue]')) {
    const { issue = '' } = line.dataset;
    if (!isOff(line) && !typed(issue)) issues[issue] = 'required';
  }
  const checked = '[required],[data-needed],[data-max],[pattern],[type=date]';
  for (const control of form.querySelectorAll<HTMLInputElement>(checked)) {
    if (isOff(control)) continue;
    const { name, required, dataset, pattern, type, validity } = control;
    const text = control.value.trim();
    // Blanks at the ends do not matter, and the browser compares all that is there.
    if (pattern) control.value = text;
    const number = Number(text.replace(',', '.'));
    const isWrong = text
      ? validity.patternMismatch ||
        number < Number(dataset.low) ||
        number > Number(dataset.high) ||
        (type === 'date' && !validity.valid)
      : validity.badInput;
    if (isWrong) issues[name] = 'invalid';
    else if ((required || dataset.needed) && !typed(name) && !(type === 'file' && text)) {
      issues[name] = 'required';
    }
    if (text.length > Number(dataset.max)) issues[name] = 'too_long';
  }
  const address = form.querySelector('[name=email]');
  const email = address && !isOff(address) && typed('email');
  if (email && !emailAddress.test(email)) issues.email = 'invalid_email';
  return issues;
}

/** The lines beside the fields that say what is wrong. */
export function issueLines(form: HTMLFormElement, words: Readonly<Record<string, string>>) {
  const lines = [...form.querySelectorAll<HTMLElement>('[data-issue]')];
  const controlOf = (line: Element) =>
    line.closest('[data-field]')?.querySelector<HTMLElement>('[name]');

  const show = (line: HTMLElement, code: string | undefined) => {
    const text = line.querySelector('[data-issue-words]');
    if (!text) return;
    line.hidden = !code;
    text.textContent = code ? (words[code] ?? words.invalid ?? '') : '';
    const control = controlOf(line);
    const marked = control?.closest('fieldset') ?? control;
    if (code) marked?.setAttribute('aria-invalid', 'true');
    else marked?.removeAttribute('aria-invalid');
  };

  return {
    /** Says what is wrong with one field; without a code nothing is. */
    say: (name: string, code?: string) => {
      for (const line of lines) if (line.dataset.issue === name) show(line, code);
    },
    /** Says all of them and goes to the first. False when there is none. */
    showAll: (issues: Readonly<Record<string, string>>): boolean => {
      for (const line of lines) show(line, issues[line.dataset.issue ?? '']);
      const [first] = Object.keys(issues);
      const line = lines.find(({ dataset }) => dataset.issue === first);
      if (line) {
        line.dispatchEvent(new Event('hearback:show', { bubbles: true }));
        controlOf(line)?.focus();
      }
      return !!first;
    },
  };
}

/** A link of the template, once it has somewhere to lead to. */
export function linkTo(link: HTMLAnchorElement, receipt: string): HTMLAnchorElement {
  link.href = `/receipt/${receipt}`;
  link.hidden = false;
  return link;
}

/** The hands of a clock, in the square where the thanks have their check mark. */
const hands = 'M24 12v13h9';

/**
 * Replaces the form after sending. The markup is cloned from the page's template, since the script
 * does not write HTML.
 */
export function screensOf(page: HTMLElement) {
  let shown: Element = page;

  const show = (screen: Element) => {
    if (screen === shown) return;
    shown.replaceWith(screen);
    shown = screen;
    screen.querySelector<HTMLElement>('[data-thanks] h1')?.focus();
    scrollTo(0, 0);
  };

  const fromTemplate = () =>
    document.querySelector('template')?.content.firstElementChild?.cloneNode(true) as
      | Element
      | undefined;

  return {
    form: () => show(page),
    show,
    fromTemplate,

    /** Shows the state of an answer that waits on this device. */
    waiting: (title = '', sentence = '') => {
      const here = shown.querySelector('[data-waiting]');
      const screen = here ? shown : fromTemplate();
      const message = screen?.querySelector('[data-thanks]');
      const heading = message?.querySelector('h1');
      const line = here ?? message?.querySelector('h1+p');
      if (!screen || !heading || !line) return;
      heading.textContent = title;
      line.textContent = sentence;
      // Once: the heading would lose the focus with its place.
      if (here) return;
      line.setAttribute('data-waiting', '');
      const mark = message?.querySelector('svg');
      mark?.querySelector('path')?.setAttribute('d', hands);
      for (const part of message?.querySelectorAll('h1+p~*') ?? []) part.remove();
      show(screen);
    },
  };
}

/** Shows thanks in the words for a group of ratings, where there are some. Apart, since it is needed late. */
export async function showThanks(
  { show, fromTemplate }: Pick<ReturnType<typeof screensOf>, 'show' | 'fromTemplate'>,
  { receipt, face }: { receipt: string; face?: string | undefined },
  group = '',
): Promise<void> {
  const screen = fromTemplate();
  if (!screen) return;
  const link = screen.querySelector<HTMLAnchorElement>('[data-receipt]');
  if (link) linkTo(link, receipt);
  for (const part of screen.querySelectorAll<HTMLElement>('h1,h1+p')) {
    part.textContent = part.dataset[group] ?? part.textContent;
  }
  // Browsers without such style sheets show the system's face.
  if (face && document.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(face);
    document.adoptedStyleSheets = [sheet];
    // Read from the sheet itself, before the heading would be drawn without it.
    const title = screen.querySelector('h1')?.textContent ?? '';
    await document.fonts.load('700 1em Thanks', title).catch(() => undefined);
  }
  show(screen);
}
