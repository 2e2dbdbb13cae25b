import { randomUUID } from 'node:crypto';
import type { Refusal } from '@hearback/app/visitor';
import { type IssueCode, issueCodeOf } from '@hearback/schema/errors';
import { answeredFieldId, isAnswerName } from '@hearback/schema/rules';

import { slowMs } from '../api/client.ts';
import { isRetryable, UpstreamError } from '../api/UpstreamError.ts';
import { surveyOrPage } from './surveyCache.ts';
import {
  languageLinks,
  mayHavePicture,
  type PostedAnswer,
  readAnswer,
  visitorLanguage,
  type VisitorRequest,
} from './pageRequest.ts';
import { formHeaders, formPage, hiddenFields } from './sendPage.ts';

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
 * Duration of an answer in seconds. If the page's script sent a time but no duration, there is
 * none: the text of an earlier page may be sent immediately.
 */
const durationOf = (posted: ReadonlyMap<string, string>, now: number): number | undefined =>
  numberOf(posted.get('duration')) ??
  (posted.has('occurred_at') ? undefined : secondsSince(posted.get('started_at'), now));

/** The answers that go by the id of their field. The API knows what each of them is to be. */
const answersIn = (posted: PostedAnswer): Record<string, string> =>
  Object.fromEntries(
    [...posted].flatMap(([name, text]) => {
      const id = answeredFieldId(name);
      return id === undefined ? [] : [[id, text]];
    }),
  );

/** The API's input for a posted page. Empty values are omitted. */
function toSubmission(posted: PostedAnswer, visit: string | null, now = Date.now()) {
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
    answers: answersIn(posted),
    website: given('website'),
    proof: given('proof'),
    visit: visit ?? undefined,
  };
}

export type PostedSubmission = ReturnType<typeof toSubmission>;

const issuesOf = ({ refusal }: UpstreamError): Partial<Record<string, IssueCode>> =>
  Object.fromEntries(
    Object.entries(refusal.fields).flatMap(([field, [sentence]]) =>
      sentence !== undefined && (isAnswerName(field) || field === 'proof')
        ? [[field, issueCodeOf(sentence)]]
        : [],
    ),
  );

const pick = (posted: PostedAnswer, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (posted.has(name) ? [[name, posted.get(name) ?? '']] : [])),
  );

/** Values that a visitor sees on the page and can correct. */
const typedIn = (posted: PostedAnswer): Record<string, string> =>
  pick(
    posted,
    [...posted.keys()].filter((name) => isAnswerName(name)),
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

/** True if the form of a code asks for a picture, or cannot be read now: then the API refuses it, or is away. */
const asksForPicture = ({ survey }: VisitorRequest): Promise<boolean> =>
  survey().then(
    ({ survey: { form } }) => form.fields.some(({ type }) => type === 'picture'),
    (error: unknown) => isRetryable(error),
  );

/** The face of the thanks that the page's script shows next, where the page has no room for it. */
async function faceOfThanks(
  { request, address, survey, publicOrigin, thanksFace, facesOfThanks, logger }: VisitorRequest,
  posted: PostedAnswer,
): Promise<string | undefined> {
  const said = posted.get('language') ?? '';
  const known = facesOfThanks.get(
    [posted.get('form_id'), posted.get('form_version'), said].join(' '),
  );
  if (known) return known.css;
  try {
    const found = (await survey()).survey;
    const language = visitorLanguage({
      lang: said || address.lang,
      accepted: request.headers.get('accept-language'),
      spoken: found.languages,
    });
    const css = await thanksFace(formPage(found, {}, address, publicOrigin), language);
    facesOfThanks.set([found.form_id, found.form_version, language].join(' '), { css });
    return css;
  } catch (error) {
    // An answer is taken without it.
    logger.debug({ err: error }, 'The face of the thanks is not there.');
    return undefined;
  }
}

/** Hands a picture to the API before its answer. Undefined if the form does not ask for one any more. */
async function takePicture(
  { api, address }: VisitorRequest,
  posted: PostedAnswer,
  field: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string | undefined> {
  const body = new FormData();
  body.set('file', new Blob([bytes]), 'picture');
  const given = (name: string) => posted.get(name)?.trim() || undefined;
  try {
    const { id } = await api.post('/survey/{slug}/picture/', {
      path: { slug: address.slug },
      query: {
        clientId: given('client_id'),
        formId: given('form_id'),
        formVersion: given('form_version'),
      },
      body,
      timeoutMs: slowMs,
    });
    return id;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const { file } = error.refusal.fields;
    if (file) {
      // Beside the field, as every other issue of an answer.
      const fields = { [`answers.${field}`]: file };
      throw new UpstreamError({ ...error.refusal, status: 400, code: 'invalid_input', fields });
    }
    if (error.refusal.code === 'not_found') return undefined;
    throw error;
  }
}

/** Takes what a visitor posted: from the page's script, or from the page itself. */
export async function takeAnswer(visit: VisitorRequest): Promise<Response> {
  const { request, url, address } = visit;
  const isScript = (request.headers.get('accept') ?? '').includes('application/json');
  const hasPicture = mayHavePicture(request) && (await asksForPicture(visit));
  const read = await readAnswer(request, { hasPicture });
  if (read === undefined) {
    if (isScript) return json({ detail: 'This answer is too long.', code: 'too_large' }, 413);
    const accepted = request.headers.get('accept-language');
    const language = visitorLanguage({ lang: address.lang, accepted });
    return visit.send(request, { kind: 'tooLarge' }, language, { status: 413, mode: address.mode });
  }

  const posted = new Map(read.values);
  try {
    for (const [field, bytes] of read.pictures) {
      const id = await takePicture(visit, posted, field, bytes);
      if (id !== undefined) posted.set(`answers.${field}`, id);
    }
    const [{ receipt }, face] = await Promise.all([
      visit.submit(toSubmission(posted, address.visit)),
      isScript ? faceOfThanks(visit, posted) : undefined,
    ]);
    return isScript ? json({ receipt, face }, 200) : seeThanks(url, receipt);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
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
function refusalOf(error: UpstreamError, posted: PostedAnswer): Refusal | undefined {
  const { status, code } = error.refusal;
  if (code === 'id_taken') return 'taken';
  if (/^not_(found|published)$/.test(code)) return 'closed';
  const { proof, email, ...others } = issuesOf(error);
  if (status !== 400 || proof !== undefined) return undefined;
  // Without a named field, assume the email address: it is mistyped most often.
  const isUnnamed = Object.keys(others).length === 0 && !!posted.get('email')?.trim();
  return email !== undefined || isUnnamed ? 'email' : 'refused';
}

/** The form once more, with what was typed and what is wrong with it. */
async function formAgain(
  { request, address, survey, send, publicOrigin }: VisitorRequest,
  posted: PostedAnswer,
  error: UpstreamError,
  answer: { status: number; headers: Record<string, string> },
): Promise<Response> {
  const { lang, mode } = address;
  const accepted = request.headers.get('accept-language');
  const found = await surveyOrPage(survey);
  if (!found.survey) {
    const page =
      found.page.kind === 'trouble'
        ? { ...found.page, posted: { ...pick(posted, hiddenFields), ...typedIn(posted) } }
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
    typed: typedIn(posted),
    issues,
    trouble,
  };
  const headers = {
    ...answer.headers,
    ...formHeaders,
    // On back navigation, browsers show this page from their own cache or not at all.
    ...(mode !== 'kiosk' && { 'cache-control': 'private, no-cache' }),
  };
  return send(request, page, language, { ...around, headers });
}
