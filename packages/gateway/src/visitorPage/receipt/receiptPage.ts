import type { SentAnswer, VisitorPage } from '@hearback/app/visitor';
import { wholeLanguages } from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';
import { readReceipt } from '@hearback/schema/rules';

import { callerHeaders, type Caller } from '../../callerHeaders.ts';
import { createHttp } from '../../sources/http.ts';
import type { SentAnswerResource } from '../../sources/resources.ts';
import { isTrouble, SourceError } from '../../sources/SourceError.ts';
import { createSurveySource, type SurveySource } from '../../sources/survey.ts';
import { countsAsScan } from '../countsAsScan.ts';
import { readAnswer } from '../readAnswer.ts';
import { createSendPage } from '../sendPage.ts';
import type { VisitorPageTools } from '../visitorPage.ts';
import { visitorLanguage } from '../visitorLanguage.ts';

export type ReceiptPageTools = Pick<VisitorPageTools, 'fetch' | 'apiBase' | 'render' | 'logger'>;

const toSentAnswer = (sent: SentAnswerResource): SentAnswer => ({
  form: sent.form,
  venue: sent.venue,
  company: sent.company,
  occurredAt: sent.occurred_at,
  rating: sent.rating,
  comment: sent.comment,
  name: sent.name,
  email: sent.email,
  reply: sent.reply,
  repliedAt: sent.replied_at,
});

const notAllowed = () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });

type Sent =
  | { sent: SentAnswerResource; receipt: string }
  | { sent?: undefined; page: VisitorPage; status: 404 | 503 };

/** The answer of a receipt, or the page that says why there is none. Unknown and erased are alike. */
async function findSent(source: SurveySource, receipt: string | undefined): Promise<Sent> {
  const none = { page: { kind: 'noReceipt' }, status: 404 } as const;
  if (receipt === undefined) return none;
  try {
    return { sent: await source.sentAnswer(receipt), receipt };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return isTrouble(error) ? { page: { kind: 'trouble', of: 'receipt' }, status: 503 } : none;
  }
}

/** True once it is erased, by this call or by another. */
async function erase(source: SurveySource, receipt: string): Promise<boolean> {
  try {
    await source.erase(receipt);
    return true;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return error.refusal.status === 404;
  }
}

/** Notes that the visitor sees the reply, once the page is on its way. */
const noteRead = (
  source: SurveySource,
  receipt: string,
  logger: ReceiptPageTools['logger'],
): void => {
  setImmediate(() => {
    source.noteRead(receipt).catch((error: unknown) => {
      logger.warn({ err: error }, 'a read reply was not noted');
    });
  });
};

/**
 * Shows a visitor what they sent and what was replied, and erases it for them. The receipt in the
 * address is all they need to know, so nobody may keep the page, and its address goes nowhere.
 */
export function createReceiptPage({ fetch, apiBase, render, logger }: ReceiptPageTools) {
  const sendPage = createSendPage(render);

  return async (request: Request, caller: Caller, rest: string): Promise<Response> => {
    const isPost = request.method === 'POST';
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') return notAllowed();

    const source = createSurveySource(createHttp(fetch, apiBase, callerHeaders(request, caller)));
    const wishes = {
      lang: new URL(request.url).searchParams.get('lang'),
      accepted: request.headers.get('accept-language'),
    };
    const headers = { 'x-robots-tag': 'noindex' };

    const found = await findSent(source, readReceipt(rest.replace(/\/$/, '')));
    if (!found.sent) {
      const { page, status } = found;
      return sendPage(request, page, visitorLanguage(wishes), { status, headers });
    }

    const { sent, receipt } = found;
    const whole = wholeLanguages(sent.form);
    const spoken = whole.length === 0 ? [defaultLanguage] : whole;
    const language = visitorLanguage({ ...wishes, lang: wishes.lang ?? sent.language, spoken });
    const languages = spoken.map((one) => ({
      language: one,
      href: `?lang=${encodeURIComponent(one)}`,
    }));
    const answer = toSentAnswer(sent);

    const wantsErasure = isPost && (await readAnswer(request))?.get('erase') === '1';
    if (!wantsErasure) {
      // Programs of mail servers that look at links read nothing.
      if (sent.reply !== '' && countsAsScan(request)) noteRead(source, receipt, logger);
      return sendPage(request, { kind: 'receipt', ...answer }, language, { headers, languages });
    }
    if (!(await erase(source, receipt))) {
      const page = { kind: 'trouble', of: 'receipt' } as const;
      return sendPage(request, page, language, { status: 503, headers });
    }
    const { form, venue, company } = answer;
    return sendPage(request, { kind: 'erased', form, venue, company }, language, { headers });
  };
}
