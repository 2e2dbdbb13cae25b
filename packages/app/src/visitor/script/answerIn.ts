import { typedIn } from './typedIn';

/** What the form holds at the moment of sending, and how long that took, where that is known. */
export function answerIn(form: HTMLFormElement, seconds: number | undefined): URLSearchParams {
  const answer = typedIn(form);
  if (seconds !== undefined) answer.set('duration', seconds.toFixed(1));
  answer.set('occurred_at', new Date().toISOString());
  return answer;
}
