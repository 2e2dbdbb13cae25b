import { layoutOf, type FormDocument } from '@hearback/schema/documents';
import DataLoader from 'dataloader';

import { createCollection } from './collection.ts';
import type { Http } from './http.ts';
import { nullWhenMissing } from './nullWhenMissing.ts';
import type {
  FormPublication,
  FormResource,
  FormVersionResource,
  ListAnswer,
  ListedFormVersionResource,
} from './resources.ts';

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
      return found && { title: found.title, ...layoutOf(found) };
    },

    /** Every published version of a form, newest first. */
    async listVersions(id: string): Promise<ListedFormVersionResource[]> {
      const path = `${forms.at(id)}version/`;
      const { results } = await http.get<ListAnswer<ListedFormVersionResource>>(path, {
        page_size: 0,
      });
      return results;
    },

    publish: (id: string, revision: number | undefined) =>
      forms.changed(http.post<FormPublication>(`${forms.at(id)}publish/`, { revision })),

    restoreVersion: (id: string, version: number, revision: number | undefined) =>
      forms.changed(
        http.post<FormResource>(`${forms.at(id)}version/${version}/restore/`, { revision }),
      ),

    duplicate: (id: string, title: string | undefined) =>
      forms.changed(http.post<FormResource>(`${forms.at(id)}duplicate/`, { title })),
  };
}
