import { createCollection, type Page } from './collection.ts';
import type { Http } from './http.ts';
import { nullWhenMissing } from './nullWhenMissing.ts';
import type { ListAnswer, TemplateResource } from './resources.ts';

/** Everything the gateway asks of /template/. */
export function createTemplatesSource(http: Http) {
  const templates = createCollection<TemplateResource>(http, '/template/');

  return {
    ...templates,

    list: (page: Page, search: string | null | undefined) => templates.list(page, { search }),

    async listStarters(lang: string | undefined): Promise<TemplateResource[]> {
      const { results } = await http.get<ListAnswer<TemplateResource>>('/template/starter/', {
        lang,
      });
      return results;
    },

    /** One of the account's own, or a starter. Null when there is no such template. */
    get: (id: string, lang: string | undefined): Promise<TemplateResource | null> =>
      id === ''
        ? Promise.resolve(null)
        : http.get<TemplateResource>(templates.at(id), { lang }).catch(nullWhenMissing),
  };
}
