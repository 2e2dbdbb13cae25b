import { randomUUID } from 'node:crypto';
import type { Refusal } from '@hearback/app/visitor';
import { issueCodeOf, type IssueCode } from '@hearback/schema/errors';

import { SourceError } from '../sources/SourceError.ts';
import { findSurvey } from './findSurvey.ts';
import { formPage, hiddenFields } from './formPage.ts';
import { formHeaders } from './pageHeaders.ts';
import { languageLinks } from './readAddress.ts';
import { readAnswer, type PostedAnswer } from './readAnswer.ts';
import type { Visit } from './Visit.ts';
import { visitorLanguage } from './visitorLanguage.ts';

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
function toSubmission(posted: ReadonlyMap<string, string>, now = Date.now()) {
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

/** What a visitor sees on the page, and can correct. */
const shownFields = ['rating', 'comment', 'name', 'email'] as const;

const issuesOf = ({ refusal }: SourceError): Partial<Record<string, IssueCode>> =>
  Object.fromEntries(
    [...shownFields, 'proof'].flatMap((field) => {
      const [sentence] = refusal.fields[field] ?? [];
      return sentence === undefined ? [] : [[field, issueCodeOf(sentence)]];
    }),
  );

const pick = (posted: PostedAnswer, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (posted.has(name) ? [[name, posted.get(name) ?? '']] : [])),
  );

const json = (body: object, status: number, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** After a post, a page to look at: reloading it sends nothing again. */
const seeThanks = (url: URL, receipt: string): Response => {
  const search = new URLSearchParams(url.searchParams);
  search.set('sent', receipt);
  return new Response(null, {
    status: 303,
    headers: { location: `${url.pathname}?${search}`, 'cache-control': 'no-store' },
  });
};

/** Takes what a visitor posted: from the page's script, or from the page itself. */
export async function takeAnswer(visit: Visit): Promise<Response> {
  const { request, url, source, address } = visit;
  const isScript = (request.headers.get('accept') ?? '').includes('application/json');
  const posted = await readAnswer(request);
  if (posted === undefined) {
    if (isScript) return json({ detail: 'This answer is too long.', code: 'too_large' }, 413);
    const accepted = request.headers.get('accept-language');
    const language = visitorLanguage({ lang: address.lang, accepted });
    return visit.send(request, { kind: 'tooLarge' }, language, { status: 413, mode: address.mode });
  }

  try {
    const { receipt } = await source.submit(address.slug, toSubmission(posted));
    return isScript ? json({ receipt }, 200) : seeThanks(url, receipt);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const { status, code, retryAfter } = error.refusal;
    const answer = {
      status: status === 0 ? 503 : status,
      headers: { ...(retryAfter !== null && { 'retry-after': retryAfter }) },
    };
    if (!isScript) return formAgain(visit, posted, error, answer);
    const refusal = refusalOf(error, posted);
    const language = visitorLanguage({
      lang: posted.get('language') ?? address.lang,
      accepted: request.headers.get('accept-language'),
    });
    const words = refusal && visit.refusalWords(refusal, language);
    return json({ code, issues: issuesOf(error), ...words }, answer.status, answer.headers);
  }
}

/** Why an answer was not taken, unless it may be sent again as it is. */
function refusalOf(error: SourceError, posted: PostedAnswer): Refusal | undefined {
  const { status, code } = error.refusal;
  if (code === 'id_taken') return 'taken';
  if (/^not_(found|published)$/.test(code)) return 'closed';
  const { proof, email, ...others } = issuesOf(error);
  if (status !== 400 || proof !== undefined) return undefined;
  // Where nobody says what is wrong, the address is what people most often mistype.
  const isUnnamed = Object.keys(others).length === 0 && !!posted.get('email')?.trim();
  return email !== undefined || isUnnamed ? 'email' : 'refused';
}

/** The form once more, with what was typed and what is wrong with it. */
async function formAgain(
  { request, address, survey, send, publicOrigin }: Visit,
  posted: PostedAnswer,
  error: SourceError,
  answer: { status: number; headers: Record<string, string> },
): Promise<Response> {
  const { lang, mode } = address;
  const accepted = request.headers.get('accept-language');
  const found = await findSurvey(survey);
  if (!found.survey) {
    const page =
      found.page.kind === 'trouble'
        ? { ...found.page, posted: pick(posted, [...hiddenFields, ...shownFields]) }
        : found.page;
    return send(request, page, visitorLanguage({ lang, accepted }), {
      status: found.status,
      headers: formHeaders,
      mode,
    });
  }

  const { form, venue, company, languages } = found.survey;
  const language = visitorLanguage({ lang, accepted, spoken: languages });
  const around = { ...answer, mode, languages: languageLinks(address, languages) };
  if (error.refusal.code === 'not_published') {
    return send(request, { kind: 'paused', form, venue, company }, language, around);
  }

  const issues = issuesOf(error);
  const refusal = refusalOf(error, posted);
  const isForLater = answer.status === 428 || answer.status === 429;
  const notTaken = isForLater ? ('throttled' as const) : ('failed' as const);
  const trouble = refusal === undefined || refusal === 'closed' ? notTaken : refusal;
  const hidden = {
    ...pick(posted, hiddenFields),
    // Sent from this page, it is a second answer.
    ...(trouble === 'taken' && { client_id: randomUUID() }),
  };
  const page = {
    ...formPage(found.survey, hidden, address, publicOrigin),
    typed: pick(posted, shownFields),
    issues,
    trouble,
  };
  const headers = {
    ...answer.headers,
    ...formHeaders,
    // On the way back browsers show this page from their own copy, or none at all.
    ...(mode !== 'kiosk' && { 'cache-control': 'private, no-cache' }),
  };
  return send(request, page, language, { ...around, headers });
}
