import { expect, it } from 'vitest';

import { withoutDescriptions } from './dropDescriptions.ts';

it('leaves out what translators read, on one line or on the next, and nothing else', () => {
  const source = `export const messages = {
  save: defineMessage({
    id: 'x.save',
    defaultMessage: 'Save the owner\\'s description: "all"',
    description: 'Button of a dialog, the owner\\'s',
  }),
  long: defineMessage<{ readonly count: number }>({
    id: 'x.long',
    defaultMessage: '{count} companies',
    description:
      "How many there are; it doesn't count what is deleted",
  }),
};
`;

  expect(withoutDescriptions(source)).toBe(`export const messages = {
  save: defineMessage({
    id: 'x.save',
    defaultMessage: 'Save the owner\\'s description: "all"',
  }),
  long: defineMessage<{ readonly count: number }>({
    id: 'x.long',
    defaultMessage: '{count} companies',
  }),
};
`);
});
