import type { CallerHeaders, Http } from './http.ts';
import type {
  Challenge,
  Receipt,
  ScanReceipt,
  SentAnswerResource,
  SurveyResource,
} from './resources.ts';
import { segment } from './segment.ts';

const at = (slug: string) => `/survey/${segment(slug)}/`;
const receiptAt = (receipt: string) => `/receipt/${segment(receipt)}/`;

/** Everything the gateway asks of /survey/. Open to everyone. */
export const createSurveySource = (http: Http) => ({
  get: (slug: string, lang?: string) => http.get<SurveyResource>(at(slug), { lang }),

  /** Counts a scan, once per token. */
  scan: (slug: string, body: { scan_token: string; channel?: string }, headers?: CallerHeaders) =>
    http.post<ScanReceipt>(`${at(slug)}scan/`, body, headers),

  submit: (slug: string, body: object) => http.post<Receipt>(`${at(slug)}submit/`, body),

  /** Work for a browser that looks like a program. */
  challenge: (slug: string) => http.get<Challenge>(`${at(slug)}challenge/`),

  /** What was sent, for whoever holds the receipt. */
  sentAnswer: (receipt: string) => http.get<SentAnswerResource>(receiptAt(receipt)),

  /** Notes that the visitor sees the reply. */
  noteRead: (receipt: string, headers?: CallerHeaders) =>
    http.post<undefined>(`${receiptAt(receipt)}read/`, {}, headers),

  /** Erases what was sent. */
  erase: (receipt: string) => http.delete(receiptAt(receipt)),
});

export type SurveySource = ReturnType<typeof createSurveySource>;
