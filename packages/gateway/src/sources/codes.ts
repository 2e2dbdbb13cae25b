import { createCollection } from './collection.ts';
import type { Http } from './http.ts';
import type { CodeResource, Publication } from './resources.ts';

/** Everything the gateway asks of /code/. */
export function createCodesSource(http: Http) {
  const codes = createCollection<CodeResource>(http, '/code/');
  const act = <Answer>(id: string, verb: 'publish' | 'pause' | 'resume', body: object = {}) =>
    codes.changed(http.postPatiently<Answer>(`${codes.at(id)}${verb}/`, body));

  return {
    ...codes,
    /** What changes the art of an open code is checked. */
    update: (id: string, body: object) =>
      codes.changed(http.patchPatiently<CodeResource>(codes.at(id), body)),
    /** Many at once: all, or none. A dry run adds none. */
    addAll: async (id: string, rows: readonly object[], isDryRun: boolean) => {
      const body = { id, rows, dry_run: isDryRun };
      const added = http.post<{ codes: CodeResource[] }>('/code/bulk_create/', body);
      return (await codes.changed(added)).codes;
    },
    publish: (id: string, emailCopy: boolean, overrideWarnings: boolean) =>
      act<Publication>(id, 'publish', {
        email_copy: emailCopy,
        override_warnings: overrideWarnings,
      }),
    pause: (id: string) => act<unknown>(id, 'pause'),
    resume: (id: string) => act<unknown>(id, 'resume'),
  };
}
