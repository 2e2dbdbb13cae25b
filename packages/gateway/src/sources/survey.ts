import type { CallerHeaders, Http } from './http.ts';
import type { Receipt, ScanReceipt, SurveyResource } from './resources.ts';

const at = (slug: string) => `/survey/${encodeURIComponent(slug)}/`;

/** Everything the gateway asks of /survey/. Open to everyone. */
export const createSurveySource = (http: Http) => ({
  get: (slug: string, lang?: string) => http.get<SurveyResource>(at(slug), { lang }),

  /** Counts a scan, once per token. */
  scan: (slug: string, body: { scan_token: string; channel?: string }, headers?: CallerHeaders) =>
    http.post<ScanReceipt>(`${at(slug)}scan/`, body, headers),

  submit: (slug: string, body: object) => http.post<Receipt>(`${at(slug)}submit/`, body),
});

export type SurveySource = ReturnType<typeof createSurveySource>;
