import type { Http } from './http.ts';
import type { UserResource } from './resources.ts';

/** What the gateway asks of the person's own pages below /user/. */
export const createAccountSource = (http: Http) => ({
  me: () => http.get<UserResource>('/user/details/'),
  update: (body: object) => http.patch<UserResource>('/user/details/', body),
  changePassword: (body: object) => http.put<unknown>('/user/password/', body),
  removeSample: () => http.delete('/user/sample/'),
});
