import type { Http } from './http.ts';
import type { ApiKeyResource, NewApiKeyResource } from './resources.ts';
import { segment } from './segment.ts';

/** What the gateway asks of /user/api_key/. */
export const createApiKeysSource = (http: Http) => ({
  list: async (): Promise<ApiKeyResource[]> => {
    const { results } = await http.get<{ results: ApiKeyResource[] }>('/user/api_key/');
    return results;
  },
  add: (body: object) => http.post<NewApiKeyResource>('/user/api_key/', body),
  revoke: (id: string) => http.delete(`/user/api_key/${segment(id)}/`),
});
