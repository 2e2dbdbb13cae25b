import type { VisitorMode, VisitorPage } from '@hearback/app/visitor';
import { hasWordsByRating, type RatedGroup, ratedGroupOf } from '@hearback/schema/documents';
import { readReceipt } from '@hearback/schema/rules';

import type { Survey } from '../api/api.generated.ts';
import { bestEncoding } from '../site/compress.ts';
import { surveyOrPage } from './surveyCache.ts';
import {
  countsAsScan,
  languageLinks,
  visitorLanguage,
  type VisitorRequest,
} from './pageRequest.ts';
import { boardHrefOf } from './sendPage.ts';
import { newVisit, type VisitValues } from './template/cutPage.ts';
import type { PageTemplate } from './template/createTemplate.ts';

/** True if the browser has the current page in its cache. */
export const hasIt = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  ifNoneMatch.split(',').some((one) => [etag, etag.slice(2), '*'].includes(one.trim()));

/**
 * Sends the page of a form. A browser may cache it privately, and revalidates each time: then only
 * headers are sent, and the page shows the values of an earlier visit. Why that loses no answer is
 * in docs/decisions/0009. A kiosk caches nothing.
 */
async function sendForm(
  { method, headers }: Request,
  template: PageTemplate,
  values: VisitValues,
  mode: VisitorMode,
): Promise<Response> {
  const { etag } = template;
  const isKept = mode !== 'kiosk';
  const always = {
    ...template.headers,
    ...(isKept ? { etag, 'cache-control': 'private, no-cache' } : { 'cache-control': 'no-store' }),
  };
  if (isKept && hasIt(headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: always });
  }

  const encoding = bestEncoding(headers.get('accept-encoding'));
  const bytes = await template.fill(values, encoding);
  return new Response(method === 'HEAD' ? null : bytes, {
    headers: {
      ...always,
      'content-length': String(bytes.byteLength),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
}

/** True if a visitor on the page switches its language. */
const switchesLanguage = ({ request, address }: VisitorRequest): boolean =>
  address.lang !== null && request.headers.get('sec-fetch-site') === 'same-origin';

/**
 * Counts a view of the page after the page was sent, so that it delays no visitor. The answer carries the
 * token too, so a lost scan is counted with it. A kiosk is looked at all day, and counts none.
 */
function registerScan(visit: VisitorRequest, scanToken: string): void {
  const { request, address, api, logger } = visit;
  const isLook = countsAsScan(request, address.mode === 'embed');
  if (address.channel === 'kiosk' || !isLook || switchesLanguage(visit)) return;

  setImmediate(() => {
    api
      .post('/survey/{slug}/scan/', {
        path: { slug: address.slug },
        body: { scanToken, channel: address.channel },
      })
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'a scan was not counted');
      });
  });
}

/** Address of a visitor's receipt. Undefined if the receipt is invalid. */
function receiptHref(text: string): string | undefined {
  const receipt = readReceipt(text);
  return receipt === undefined ? undefined : `/receipt/${receipt}`;
}

/** The group of the rating that was sent, if the form has words for it. A page without a script knows the receipt only. */
async function findRated(
  { form: { thank_you } }: Survey,
  { api, logger }: VisitorRequest,
  text: string,
): Promise<RatedGroup | undefined> {
  const receipt = readReceipt(text);
  if (!hasWordsByRating(thank_you) || receipt === undefined) return undefined;
  try {
    return ratedGroupOf((await api.get('/receipt/{receipt}/', { path: { receipt } })).rating);
  } catch (error) {
    logger.warn({ err: error }, 'a visitor was thanked without the words for the rating');
    return undefined;
  }
}

/** On a screen that stays, the next person gets neither the answer of the last one nor a way out. */
function thanksPage(
  { form, venue, company, board }: Survey,
  receipt: string,
  mode: VisitorMode,
  rated: RatedGroup | undefined,
): VisitorPage {
  if (mode !== 'kiosk') {
    return {
      kind: 'thanks',
      form,
      venue,
      company,
      rated,
      receiptHref: receiptHref(receipt),
      boardHref: boardHrefOf(board),
    };
  }
  const { thank_you: { review_url: _, ...thankYou } = {}, ...rest } = form;
  return { kind: 'thanks', form: { ...rest, thank_you: thankYou }, venue, company, rated };
}

/** Answers a visitor who opens the address of a code. */
export async function showForm(visit: VisitorRequest): Promise<Response> {
  const { request, address, send } = visit;
  const { lang, mode, sent } = address;
  const accepted = request.headers.get('accept-language');
  const found = await surveyOrPage(visit.survey);
  if (!found.survey) {
    const language = visitorLanguage({ lang, accepted });
    return send(request, found.page, language, { status: found.status, mode });
  }

  const { form, venue, company, state, languages } = found.survey;
  const language = visitorLanguage({ lang, accepted, spoken: languages });
  const around = { mode, languages: languageLinks(address, languages) };
  if (sent !== null) {
    const rated = await findRated(found.survey, visit, sent);
    return send(request, thanksPage(found.survey, sent, mode, rated), language, around);
  }
  if (state === 'paused') {
    return send(request, { kind: 'paused', form, venue, company }, language, around);
  }

  const values = newVisit();
  const template = await visit.template(found, address, language, values);
  registerScan(visit, values.scan_token);
  return sendForm(request, template, values, mode);
}
