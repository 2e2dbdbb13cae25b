/** Returns all values of a form, by name. Our forms have no files. */
export const typedIn = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)] as [string, string][]);

/** Returns the form's data when it is sent, and the seconds that filling it in took, if known. */
export function answerIn(form: HTMLFormElement, seconds: number | undefined): URLSearchParams {
  const answer = typedIn(form);
  if (seconds !== undefined) answer.set('duration', seconds.toFixed(1));
  answer.set('occurred_at', new Date().toISOString());
  return answer;
}
