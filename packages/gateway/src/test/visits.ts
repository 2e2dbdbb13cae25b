import type { Refusal, VisitorPage, VisitorPageInput } from '@hearback/app/visitor';
import pino from 'pino';

import { createReceiptPage } from '../visitorPage/receiptPage.ts';
import { createSurveyCache } from '../visitorPage/surveyCache.ts';
import { createVisitorPage } from '../visitorPage/visitorPage.ts';
import { createFakeApi, type Answerer } from './fakeApi.ts';
import { form } from './world.ts';

/** User agent of a visitor's browser. */
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

/** The API's response for the code K7QX. */
export const survey = {
  form: { title: form.title, style: form.style, fields: form.fields },
  form_id: '0199f0aa-0000-4000-8000-00000000000f',
  form_version: 3,
  venue: 'Old Town',
  company: 'Café Lipa',
  language: 'en-US',
  languages: ['en-US', 'pl-PL'],
  state: 'open',
};

/** The code K7QX, published. */
export const open = { 'GET /survey/K7QX/': () => survey };

/** The page without its looks, for the code K7QX: what it would show, as JSON in the body. */
export function createTestVisits(routes: Readonly<Record<string, Answerer>>) {
  const api = createFakeApi(routes);
  const surveys = createSurveyCache();
  let drawn = 0;
  const tools = {
    fetch: api.call,
    apiBase: 'http://api.test',
    publicOrigin: 'https://hearback.example',
    render: (input: Omit<VisitorPageInput, 'assets'>) => {
      drawn += 1;
      return `<style>a{}</style><script>1</script>${JSON.stringify(input)}`;
    },
    refusalWords: (refusal: Refusal, language: string) => ({ notice: `${refusal} ${language}` }),
    thanksFace: async (page: VisitorPage, language: string) =>
      language === 'pl-PL' ? `${page.kind}{}` : undefined,
    surveys,
    logger: pino({ level: 'silent' }),
  };
  const visit = createVisitorPage(tools);
  const receipts = createReceiptPage(tools);
  const caller = { clientAddress: '203.0.113.9', requestId: 'request-0001' };
  const at = (path: string, init: RequestInit) =>
    new Request(`https://hearback.example${path}`, {
      ...init,
      headers: { 'user-agent': phone, ...(init.headers as Record<string, string>) },
    });

  return {
    to: ({ address = '/r/K7QX', ...init }: RequestInit & { address?: string } = {}) =>
      visit(at(address, init), caller, 'K7QX'),
    toReceipt: (rest: string, init: RequestInit = {}) =>
      receipts(at(`/receipt/${rest}`, init), caller, rest.replace(/\?.*/, '')),
    /** The props with which an answer's page is rendered. */
    shown: async (answer: Response): Promise<Omit<VisitorPageInput, 'assets'>> => {
      const text = await answer.text();
      return JSON.parse(text.slice(text.indexOf('{"page"'))) as Omit<VisitorPageInput, 'assets'>;
    },
    asked: api.asked,
    /** The scans that were registered, once those under way have left. */
    scans: async () => {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      return api.asked.filter(({ path }) => path.endsWith('/scan/'));
    },
    drawn: () => drawn,
    surveys,
  };
}

/** A form as a browser posts it. */
export const post = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});
