import type { Http } from './http.ts';
import type { DownloadLink } from './resources.ts';

/** What the gateway asks of a person's rights over their data, below /user/. */
export const createDataRightsSource = (http: Http) => ({
  deleteAccount: (body: object) => http.post<unknown>('/user/delete/', body),
  keepAccount: () => http.delete('/user/delete/'),
  exportData: () => http.post<DownloadLink>('/user/export/', undefined),
});
