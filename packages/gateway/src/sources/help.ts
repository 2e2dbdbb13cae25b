import type { Http } from './http.ts';

/** What the gateway asks of the API below /help/. */
export const createHelpSource = (http: Http) => ({
  ask: (body: object) => http.post<unknown>('/help/question/', body),
});
