import { answerIn } from './answerIn';
import { findIssues } from './findIssues';
import { send } from './send';

/** Makes the page quicker where scripts run. Without this file everything still works. */
function enhance(form: HTMLFormElement, page: HTMLElement): void {
  const words = JSON.parse(document.body.dataset.words ?? '{}') as Record<string, string>;
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const notice = form.querySelector<HTMLElement>('[data-notice]');
  const label = button?.textContent ?? '';
  let isSending = false;

  /** The browser's own bubbles would hide our sentences. */
  form.noValidate = true;

  const control = (name: string) => form.querySelector<HTMLElement>(`[name="${name}"]`);

  const show = (name: string, code: string | undefined) => {
    const line = form.querySelector<HTMLElement>(`[data-issue="${name}"]`);
    const text = line?.querySelector('[data-issue-words]');
    if (!line || !text) return;
    line.hidden = code === undefined;
    text.textContent = code === undefined ? '' : (words[code] ?? words.invalid ?? '');
    const marked = name === 'rating' ? control(name)?.closest('fieldset') : control(name);
    if (code === undefined) marked?.removeAttribute('aria-invalid');
    else marked?.setAttribute('aria-invalid', 'true');
  };

  const showAll = (issues: Readonly<Record<string, string>>): boolean => {
    for (const name of ['rating', 'comment', 'name', 'email']) show(name, issues[name]);
    const [first] = Object.keys(issues);
    if (first !== undefined) control(first)?.focus();
    return first !== undefined;
  };

  const say = (sentence: string | undefined) => {
    if (!notice) return;
    notice.hidden = sentence === undefined;
    notice.textContent = sentence ?? '';
  };

  const setSending = (value: boolean) => {
    isSending = value;
    button?.setAttribute('aria-disabled', String(value));
    if (button) button.textContent = value ? (words.sending ?? label) : label;
  };

  const thank = () => {
    const thanks = document.querySelector('template')?.content.cloneNode(true);
    if (thanks) page.replaceWith(thanks);
    document.querySelector<HTMLElement>('[data-thanks] h1')?.focus();
    scrollTo(0, 0);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending || showAll(findIssues(form))) return;
    say(undefined);
    setSending(true);
    void send(form.action, answerIn(form)).then(({ outcome, issues }) => {
      setSending(false);
      if (outcome === 'sent') thank();
      else if (!showAll(issues)) say(words[outcome] ?? words.failed);
    });
  });

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement) show(target.getAttribute('name') ?? '', undefined);
  });

  /** 1 to 9 are themselves, 0 is ten. Not while someone types words. */
  document.addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey }) => {
    if (altKey || ctrlKey || metaKey || !/^\d$/.test(key)) return;
    if (target instanceof HTMLElement && target.matches('textarea,input:not([type=radio])')) return;
    const rating = key === '0' ? '10' : key;
    const star = form.querySelector<HTMLInputElement>(`[name=rating][value="${rating}"]`);
    star?.click();
    star?.focus();
  });
}

const form = document.querySelector<HTMLFormElement>('[data-form]');
if (form?.parentElement) enhance(form, form.parentElement);
