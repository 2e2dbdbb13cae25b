import { present } from '../../present.ts';
import type { CodeResolvers, CodeState } from '../../resolvers.generated.ts';

/** What a code is called in the graph where the API has another word. */
export const Code: CodeResolvers = {
  company: async ({ company }, _, { sources }) =>
    present(await sources.companies.get(company), 'company', company),
  dateCreated: ({ date_created }) => date_created,
  form: ({ form }, _, { sources }) => (form === null ? null : sources.forms.get(form)),
  frame: ({ frame }, _, { sources }) => (frame === null ? null : sources.frames.get(frame)),
  hasUnpublishedChanges: ({ has_unpublished_changes }) => has_unpublished_changes,
  location: async ({ site }, _, { sources }) =>
    present(await sources.locations.get(site), 'location', site),
  publishedAt: ({ published_at }) => published_at,
  shortUrl: ({ short_url }) => short_url,
  state: ({ state }) => state.toUpperCase() as CodeState,
};
