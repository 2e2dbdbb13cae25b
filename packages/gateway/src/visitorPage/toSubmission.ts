const numberOf = (text: string | undefined): number | undefined => {
  const number = Number(text);
  return text === undefined || text.trim() === '' || Number.isNaN(number) ? undefined : number;
};

/** Seconds from the page's making to now, for browsers that do not measure it themselves. */
const secondsSince = (startedAt: string | undefined, now: number): number | undefined => {
  const started = numberOf(startedAt);
  if (started === undefined || started > now) return undefined;
  return Math.round((now - started) / 100) / 10;
};

/**
 * How long an answer took. The page's script, which says when it was sent, says this too, or does not
 * know it: what was typed on an earlier page may be sent at once.
 */
const durationOf = (posted: ReadonlyMap<string, string>, now: number): number | undefined =>
  numberOf(posted.get('duration')) ??
  (posted.has('occurred_at') ? undefined : secondsSince(posted.get('started_at'), now));

/** A posted page as the API takes it. Left out where nothing was given. */
export function toSubmission(posted: ReadonlyMap<string, string>, now = Date.now()) {
  const given = (name: string) => posted.get(name)?.trim() || undefined;
  return {
    client_id: given('client_id'),
    scan_token: given('scan_token'),
    form_id: given('form_id'),
    form_version: numberOf(posted.get('form_version')),
    language: given('language'),
    channel: given('channel'),
    occurred_at: given('occurred_at'),
    duration: durationOf(posted, now),
    rating: numberOf(posted.get('rating')),
    comment: given('comment'),
    name: given('name'),
    email: given('email'),
    website: given('website'),
    proof: given('proof'),
  };
}
