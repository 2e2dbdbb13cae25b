import { typedIn } from './typedIn';

/** The server's rule in one pattern: a stored answer must not be rejected after the visitor has left. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/i;

/** Returns validation errors: a code by field, in the order of the page. */
export function findIssues(form: HTMLFormElement): Record<string, string> {
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
