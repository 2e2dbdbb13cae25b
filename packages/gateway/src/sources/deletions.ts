import type { DeletionKind } from '../resolvers.generated.ts';
import { createCollection, type Page } from './collection.ts';
import type { Http } from './http.ts';
import { nullWhenMissing } from './nullWhenMissing.ts';
import type { Cascade, DeletionResource } from './resources.ts';

/** Everything the gateway asks of /deletion/. */
export const createDeletionsSource = (http: Http) => {
  const deletions = createCollection<DeletionResource>(http, '/deletion/');

  return {
    list: (page: Page, search: string | null | undefined) => deletions.list(page, { search }),

    restore: (id: string) => http.post<DeletionResource>(`${deletions.at(id)}restore/`, undefined),

    /** Null when one of the things is not there. */
    preview(kind: DeletionKind, ids: readonly string[]): Promise<Cascade | null> {
      const body = { kind: kind.toLowerCase(), ids };
      return http.post<Cascade>('/deletion/preview/', body).catch(nullWhenMissing);
    },
  };
};
