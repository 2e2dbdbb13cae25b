import { expect, it } from 'vitest';

import { formerColleague, columnMessages, sheetMessage, wordMessages } from './messages.ts';
import { polish } from './polish.ts';

it('has each word in Polish, and no other', () => {
  const messages = [columnMessages, ...Object.values(wordMessages)].flatMap((each) =>
    Object.values(each),
  );
  const ids = [...messages, sheetMessage, formerColleague].map(({ id }) => id);
  expect(Object.keys(polish).toSorted()).toEqual(ids.toSorted());
});
