/** The lines beside the fields that say what is wrong. */
export function issueLines(form: HTMLFormElement, words: Readonly<Record<string, string>>) {
  const control = (name: string) => form.querySelector<HTMLElement>(`[name="${name}"]`);

  const show = (name: string, code: string | undefined) => {
    const line = form.querySelector<HTMLElement>(`[data-issue="${name}"]`);
    const text = line?.querySelector('[data-issue-words]');
    if (!line || !text) return;
    line.hidden = !code;
    text.textContent = code ? (words[code] ?? words.invalid ?? '') : '';
    const marked = name === 'rating' ? control(name)?.closest('fieldset') : control(name);
    if (code) marked?.setAttribute('aria-invalid', 'true');
    else marked?.removeAttribute('aria-invalid');
  };

  return {
    clear: (name: string) => show(name, undefined),
    /** Says all of them and goes to the first. False when there is none. */
    showAll: (issues: Readonly<Record<string, string>>): boolean => {
      for (const name of ['rating', 'comment', 'name', 'email']) show(name, issues[name]);
      const [first] = Object.keys(issues);
      if (first) control(first)?.focus();
      return !!first;
    },
  };
}
