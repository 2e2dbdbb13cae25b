import type { QueryResolvers } from '../../resolvers.generated.ts';
import { toPage } from '../../toPage.ts';

/** Reads templates. */
export const templateQueries = {
  starters: (_, { language }, { sources }) => sources.templates.listStarters(language ?? undefined),
  template: (_, { id, language }, { sources }) => sources.templates.get(id, language ?? undefined),
  templates: (_, { page, search }, { sources }) => sources.templates.list(toPage(page), search),
} satisfies QueryResolvers;
