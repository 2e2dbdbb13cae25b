import type { ReceiptAnswer, VisitorPage } from '@hearback/app/visitor';
import { wholeLanguages } from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';
import { readReceipt } from '@hearback/schema/rules';

import { isRetryable, UpstreamError } from '../api/UpstreamError.ts';
import type { SentAnswer } from '../api/api.generated.ts';
import { type ApiClient, createApiClient } from '../api/client.ts';
import { type Caller, callerHeaders } from '../site/callers.ts';
import { countsAsScan, readAnswer, visitorLanguage } from './pageRequest.ts';
import { createSendPage } from './sendPage.ts';
import type { VisitorPageTools } from './visitorPage.ts';

export type ReceiptPageTools = Pick<VisitorPageTools, 'fetch' | 'apiBase' | 'render' | 'logger'>;

const toReceiptAnswer = (sent: SentAnswer): ReceiptAnswer => ({
  form: sent.form,
  venue: sent.venue,
  company: sent.company,
  occurredAt: sent.occurred_at,
  rating: sent.rating,
  comment: sent.comment,
  name: sent.name,
  email: sent.email,
  answers: sent.answers,
  publication: sent.publication,
  reply: sent.reply,
  repliedAt: sent.replied_at,
});

const notAllowed = () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });

type Sent =
  | { sent: SentAnswer; receipt: string }
  | { sent?: undefined; page: VisitorPage; status: 404 | 503 };

/** The answer of a receipt, or the page that explains its absence. Unknown and erased ones look the same. */
async function findSent(api: ApiClient, receipt: string | undefined): Promise<Sent> {
  const none = { page: { kind: 'noReceipt' }, status: 404 } as const;
  if (receipt === undefined) return none;
  try {
    return { sent: await api.get('/receipt/{receipt}/', { path: { receipt } }), receipt };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return isRetryable(error) ? { page: { kind: 'trouble', of: 'receipt' }, status: 503 } : none;
  }
}

/** True once it is erased, by this call or by another. */
async function erase(api: ApiClient, receipt: string): Promise<boolean> {
  try {
    await api.delete('/receipt/{receipt}/', { path: { receipt } });
    return true;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return error.refusal.status === 404;
  }
}

/** Takes the permission to show an answer publicly back. False if the server did not do it. */
async function withdraw(api: ApiClient, receipt: string): Promise<boolean> {
  try {
    await api.delete('/receipt/{receipt}/publication/', { path: { receipt } });
    return true;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    // An answer without a permission stays as it is.
    return error.refusal.status === 404;
  }
}

/** Leaves an address for the reply. `wrong`: the address is none; an answer that takes none counts as wrong, too. */
async function leaveContact(
  api: ApiClient,
  receipt: string,
  email: string,
): Promise<'left' | 'wrong' | 'failed'> {
  try {
    await api.post('/receipt/{receipt}/contact/', { path: { receipt }, body: { email } });
    return 'left';
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return isRetryable(error) ? 'failed' : 'wrong';
  }
}

/** Notes that the visitor sees the reply, once the page is on its way. */
const noteRead = (api: ApiClient, receipt: string, logger: ReceiptPageTools['logger']): void => {
  setImmediate(() => {
    api
      .post('/receipt/{receipt}/read/', { path: { receipt }, body: {} })
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'a read reply was not noted');
      });
  });
};

/**
 * Shows visitors their answer and the reply, and erases it for them. The receipt in the address is
 * the only credential, so the page must not be cached, and its address is not sent as a referrer.
 */
export function createReceiptPage({ fetch, apiBase, render, logger }: ReceiptPageTools) {
  const sendPage = createSendPage(render);

  return async (request: Request, caller: Caller, rest: string): Promise<Response> => {
    const isPost = request.method === 'POST';
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') return notAllowed();

    const api = createApiClient({
      call: fetch,
      base: apiBase,
      caller: callerHeaders(request, caller),
    });
    const wishes = {
      lang: new URL(request.url).searchParams.get('lang'),
      accepted: request.headers.get('accept-language'),
    };
    const headers = { 'x-robots-tag': 'noindex' };

    const found = await findSent(api, readReceipt(rest.replace(/\/$/, '')));
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
    const answer = toReceiptAnswer(sent);

    const posted = isPost ? (await readAnswer(request))?.values : undefined;
    if (posted?.get('withdraw') === '1') {
      if (!(await withdraw(api, receipt))) {
        const page = { kind: 'trouble', of: 'receipt' } as const;
        return sendPage(request, page, language, { status: 503, headers });
      }
      const publication = answer.publication && 'withdrawn';
      const page = { kind: 'receipt', ...answer, publication } as const;
      return sendPage(request, page, language, { headers, languages });
    }
    const email = posted?.get('email');
    if (typeof email === 'string') {
      const left = await leaveContact(api, receipt, email);
      if (left === 'failed') {
        const page = { kind: 'trouble', of: 'receipt' } as const;
        return sendPage(request, page, language, { status: 503, headers });
      }
      const shown = left === 'left' ? { ...answer, email: email.trim() } : answer;
      const page = {
        kind: 'receipt',
        ...shown,
        wrongEmail: left === 'wrong' ? email : undefined,
      } as const;
      const status = left === 'wrong' ? 400 : 200;
      return sendPage(request, page, language, { status, headers, languages });
    }
    if (posted?.get('erase') !== '1') {
      // Programs of mail servers that look at links read nothing.
      if (sent.reply !== '' && countsAsScan(request)) noteRead(api, receipt, logger);
      return sendPage(request, { kind: 'receipt', ...answer }, language, { headers, languages });
    }
    if (!(await erase(api, receipt))) {
      const page = { kind: 'trouble', of: 'receipt' } as const;
      return sendPage(request, page, language, { status: 503, headers });
    }
    const { form, venue, company } = answer;
    return sendPage(request, { kind: 'erased', form, venue, company }, language, { headers });
  };
}
