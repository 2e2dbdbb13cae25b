/** As strict as the server where it is cheap to be; the server has the last word. */
const looksLikeAnEmail = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/u;

/** What keeps the form from being sent: a code by field, in the order of the page. */
export function findIssues(form: HTMLFormElement): Record<string, string> {
  const issues: Record<string, string> = {};
  const typed = (name: string): string => {
    const value = new FormData(form).get(name);
    return typeof value === 'string' ? value.trim() : '';
  };

  for (const { name } of form.querySelectorAll<HTMLInputElement>('[required]')) {
    if (typed(name) === '') issues[name] = 'required';
  }
  const email = typed('email');
  if (email !== '' && !looksLikeAnEmail.test(email)) issues.email = 'invalid_email';
  return issues;
}
