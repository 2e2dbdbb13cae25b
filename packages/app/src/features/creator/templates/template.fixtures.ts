import { starters } from '@hearback/schema/documents';

const [first] = starters;
if (!first) throw new Error('There are starters.');

/** A form of the product's own to start from, as the gateway answers it. */
export const starter = {
  __typename: 'Template' as const,
  id: first.id,
  name: first.name['en-US'],
  isStarter: true,
  document: { ...first.document, title: first.name['en-US'] },
};

/** A template of the account's own. */
export const ownTemplate = {
  ...starter,
  id: 't1',
  name: 'Our tables',
  isStarter: false,
};

const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 100, pageCount: 1, totalCount: 1 };

/** What the gateway says about templates. */
export const templateAnswers = {
  Starters: { data: { starters: [starter] } },
  OwnTemplates: {
    data: { list: { __typename: 'TemplatePage', items: [ownTemplate], pageInfo } },
  },
};
