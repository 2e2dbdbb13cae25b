import { createCollection } from './collection.ts';
import type { Http } from './http.ts';
import type { CodeResource, Publication } from './resources.ts';

/** Everything the gateway asks of /code/. */
export function createCodesSource(http: Http) {
  const codes = createCollection<CodeResource>(http, '/code/');
  const act = <Answer>(id: string, verb: 'publish' | 'pause' | 'resume', body: object = {}) =>
    codes.changed(http.post<Answer>(`${codes.at(id)}${verb}/`, body));

  return {
    ...codes,
    publish: (id: string, emailCopy: boolean) =>
      act<Publication>(id, 'publish', { email_copy: emailCopy }),
    pause: (id: string) => act<unknown>(id, 'pause'),
    resume: (id: string) => act<unknown>(id, 'resume'),
  };
}
