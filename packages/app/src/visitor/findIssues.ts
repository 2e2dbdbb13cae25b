/** As strict as the server where it is cheap to be; the server has the last word. */
const looksLikeAnEmail = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/u;

/** What keeps the form from being sent: a code by field, in the order of the page. */
export function findIssues(form: HTMLFormElement): Record<string, string> {
  const issues: Record<string, string> = {};
  const typed = new FormData(form);

  for (const { name } of form.querySelectorAll<HTMLInputElement>('[required]')) {
    if (String(typed.get(name) ?? '').trim() === '') issues[name] = 'required';
  }
  const email = String(typed.get('email') ?? '').trim();
  if (email !== '' && !looksLikeAnEmail.test(email)) issues.email = 'invalid_email';
  return issues;
}
