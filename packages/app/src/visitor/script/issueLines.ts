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
