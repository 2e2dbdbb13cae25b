import { layoutOf } from '@hearback/schema/documents';

import type { TemplateResolvers } from '../../resolvers.generated.ts';

/** What a template is called in the graph where the API has another word. */
export const Template: TemplateResolvers = {
  dateCreated: ({ date_created }) => date_created,
  document: ({ name, layout }) => ({ title: name, ...layoutOf(layout) }),
  isStarter: ({ owner }) => owner === null,
};
