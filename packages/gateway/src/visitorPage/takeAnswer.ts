import { issueCodeOf, type IssueCode } from '@hearback/schema/errors';

import { SourceError } from '../sources/SourceError.ts';
import { findSurvey } from './findSurvey.ts';
import { formPage, hiddenFields } from './formPage.ts';
import { readAnswer, type PostedAnswer } from './readAnswer.ts';
import { toSubmission } from './toSubmission.ts';
import type { Visit } from './Visit.ts';
import { visitorLanguage } from './visitorLanguage.ts';

/** What a visitor sees on the page, and can correct. */
const shownFields = ['rating', 'comment', 'name', 'email'] as const;

const issuesOf = ({ refusal }: SourceError): Partial<Record<string, IssueCode>> =>
  Object.fromEntries(
    shownFields.flatMap((field) => {
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
const seeThanks = (request: Request): Response => {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('sent', '1');
  return new Response(null, {
    status: 303,
    headers: { location: `${pathname}?${searchParams}`, 'cache-control': 'no-store' },
  });
};

/** Takes what a visitor posted: from the page's script, or from the page itself. */
export async function takeAnswer(visit: Visit): Promise<Response> {
  const { request, source, slug } = visit;
  const isScript = (request.headers.get('accept') ?? '').includes('application/json');
  const posted = await readAnswer(request);
  if (posted === undefined) return json({ detail: 'This answer is too long.' }, 413);

  try {
    const { receipt } = await source.submit(slug, toSubmission(posted));
    return isScript ? json({ receipt }, 200) : seeThanks(request);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const { status, retryAfter } = error.refusal;
    const answer = {
      status: status === 0 ? 503 : status,
      headers: { ...(retryAfter !== null && { 'retry-after': retryAfter }) },
    };
    if (isScript) return json({ issues: issuesOf(error) }, answer.status, answer.headers);
    return formAgain(visit, posted, error, answer);
  }
}

/** The form once more, with what was typed and what is wrong with it. */
async function formAgain(
  { request, source, slug, send, codeText }: Visit,
  posted: PostedAnswer,
  error: SourceError,
  answer: { status: number; headers: Record<string, string> },
): Promise<Response> {
  const found = await findSurvey(source, slug);
  if (!found.survey) {
    const page =
      found.page.kind === 'trouble'
        ? { ...found.page, posted: pick(posted, [...hiddenFields, ...shownFields]) }
        : found.page;
    return send(request, page, visitorLanguage(request), { status: found.status });
  }

  const issues = issuesOf(error);
  const page = {
    ...formPage(request, found.survey, pick(posted, hiddenFields), codeText),
    typed: pick(posted, shownFields),
    issues,
    ...(Object.keys(issues).length === 0 && {
      trouble: answer.status === 429 ? ('throttled' as const) : ('failed' as const),
    }),
  };
  return send(request, page, visitorLanguage(request, found.survey.languages), answer);
}
