import type { DeletionKind } from '../resolvers.generated.ts';
import { createCollection, type Page } from './collection.ts';
import type { Http } from './http.ts';
import { SourceError } from './SourceError.ts';
import type { Cascade, DeletionResource } from './resources.ts';

/** Everything the gateway asks of /deletion/. */
export const createDeletionsSource = (http: Http) => {
  const deletions = createCollection<DeletionResource>(http, '/deletion/');

  return {
    list: (page: Page, search: string | null | undefined) => deletions.list(page, { search }),

    restore: (id: string) => http.post<DeletionResource>(`${deletions.at(id)}restore/`, undefined),

    /** Null when one of the things is not there. */
    async preview(kind: DeletionKind, ids: readonly string[]): Promise<Cascade | null> {
      try {
        return await http.post<Cascade>('/deletion/preview/', { kind: kind.toLowerCase(), ids });
      } catch (error) {
        if (error instanceof SourceError && error.refusal.status === 404) return null;
        throw error;
      }
    },
  };
};
