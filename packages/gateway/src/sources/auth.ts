import type { Http } from './http.ts';
import type { Activated, Registered, TokensAnswer, ValidLink } from './resources.ts';
import type { SingleFlight } from './singleFlight.ts';

/** A link's token stands where a session's would. */
const byLink = (token: string) => ({ authorization: `Token ${token}` });

/** What the gateway asks of the doors to a session, below /user/. */
export const createAuthSource = (http: Http, refreshes: SingleFlight) => ({
  register: (body: object) => http.post<Registered>('/user/register/', body),
  activate: (token: string) => http.get<Activated>('/user/activate_account/', {}, byLink(token)),
  requestActivationLink: (email: string) =>
    http.post<unknown>('/user/request_activation_link/', { email }),
  recover: (email: string) => http.post<unknown>('/user/recover/', { email }),
  checkResetLink: (token: string) => http.get<ValidLink>('/user/change_pass/', {}, byLink(token)),
  resetPassword: (token: string, body: object) =>
    http.put<unknown>('/user/change_pass/', body, byLink(token)),
  login: (body: object) => http.post<TokensAnswer>('/user/login/', body),
  firstLogin: (token: string) => http.post<TokensAnswer>('/user/first_login/', { token }),
  verify: (token: string) => http.post<unknown>('/user/api/token/verify/', { token }),

  /** Asked twice at once for the same token, the API hears it once. */
  refresh: (refresh: string) =>
    refreshes.run(refresh, () => http.post<TokensAnswer>('/user/api/token/refresh/', { refresh })),

  logout: (refresh: string) => http.post<unknown>('/user/logout/', { refresh }),
});
