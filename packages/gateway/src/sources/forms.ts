import type { FormDocument } from '@hearback/schema/documents';
import DataLoader from 'dataloader';

import { createCollection } from './collection.ts';
import type { Http } from './http.ts';
import type { FormResource, FormVersionResource } from './resources.ts';
import { SourceError } from './SourceError.ts';

const nullWhenMissing = (error: unknown): null => {
  if (error instanceof SourceError && error.refusal.status === 404) return null;
  throw error;
};

/** Everything the gateway asks of /form/. */
export function createFormsSource(http: Http) {
  const forms = createCollection<FormResource>(http, '/form/');
  // Answers to one form share their version: it is asked for once.
  const versions = new DataLoader<string, FormVersionResource | null>((paths) =>
    Promise.all(paths.map((path) => http.get<FormVersionResource>(path).catch(nullWhenMissing))),
  );

  return {
    ...forms,

    /** A form as visitors saw it. Null when there is no such version. */
    async getVersion(id: string, version: number): Promise<FormDocument | null> {
      const found = await versions.load(`${forms.at(id)}version/${version}/`);
      return found && { title: found.title, style: found.style, fields: found.fields };
    },
  };
}
