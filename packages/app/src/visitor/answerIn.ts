/** What the form holds at the moment of sending, and how long that took. */
export function answerIn(form: HTMLFormElement): URLSearchParams {
  const answer = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') answer.set(name, value);
  }
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const seconds = (performance.now() - (paint?.startTime ?? 0)) / 1000;
  answer.set('duration', seconds.toFixed(1));
  answer.set('occurred_at', new Date().toISOString());
  return answer;
}
