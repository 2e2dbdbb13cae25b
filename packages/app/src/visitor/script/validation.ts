import { typedIn } from './typedIn';

/** The server's rule in one pattern: a stored answer must not be rejected after the visitor has left. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/i;

/** Returns validation errors: a code by field, in the order of the page. */
export function validate(form: HTMLFormElement): Record<string, string> {
  const issues: Record<string, string> = {};
  const answer = typedIn(form);
  const typed = (name: string): string => answer.get(name)?.trim() ?? '';

  for (const control of form.querySelectorAll<HTMLInputElement>('[required],[data-max]')) {
    const { name, required, dataset } = control;
    if (required && !typed(name)) issues[name] = 'required';
    if (typed(name).length > Number(dataset.max)) issues[name] = 'too_long';
  }
  const email = typed('email');
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
    clear: (name: string) => {
      for (const line of lines) if (line.dataset.issue === name) show(line, undefined);
    },
    /** Says all of them and goes to the first. False when there is none. */
    showAll: (issues: Readonly<Record<string, string>>): boolean => {
      for (const line of lines) show(line, issues[line.dataset.issue ?? '']);
      const [first] = Object.keys(issues);
      const line = lines.find(({ dataset }) => dataset.issue === first);
      if (line) controlOf(line)?.focus();
      return !!first;
    },
  };
}
