import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { makeOpenWorkspace } from '../test/workspace.ts';

let api: TestApi;
let answers: ReturnType<typeof answersAt>;

const comments = [
  'Pyszna KAWĄ zażółć gęślą jaźń',
  'Łódź by the water, 100% lovely_place \\o/',
  'Привет, Ёлка! Ελλάδα',
  'Ｆｕｌｌ ｗｉｄｔｈ ﬁne',
  'Cold coffee and warm cake',
];

beforeAll(async () => {
  api = await createTestApi();
  const owner = await api.addPerson('owner');
  const { code } = await makeOpenWorkspace(api, owner);
  answers = answersAt(api, owner, code.slug);
  await answers.leave(...comments.map((comment) => ({ comment })));
  await answers.leave({ comment: '', name: 'Zoë Brontë', email: 'zoe@example.com' });
});
afterAll(() => api.close());

const found = async (words: string) =>
  (await answers.list(`?search=${encodeURIComponent(words)}`)).map(
    ({ comment, name }) => comment || name,
  );

describe('searching', () => {
  it.each([
    { words: 'kawa', in: 0 },
    { words: 'Kawą', in: 0 },
    { words: 'ZAZOLC GESLA', in: 0 },
    { words: 'lodz', in: 1 },
    { words: 'ŁÓDŹ', in: 1 },
    { words: '100%', in: 1 },
    { words: 'lovely_place', in: 1 },
    { words: '\\o/', in: 1 },
    { words: 'ПРИВЕТ елка', in: 2 },
    { words: 'ελλαδα', in: 2 },
    { words: 'full WIDTH', in: 3 },
    { words: 'fine', in: 3 },
    { words: 'cake coffee', in: 4 },
    { words: 'offe', in: 4 },
    { words: 'c', in: 4 },
    { words: 'ąŹ', in: 0 },
  ])('finds “$words” whatever its case, accents and order', async ({ words, in: place }) => {
    expect(await found(words)).toContain(comments[place]);
  });

  it('finds words in the name and the address', async () => {
    expect(await found('zoe bronte')).toEqual(['Zoë Brontë']);
    expect(await found('ZOE@example')).toEqual(['Zoë Brontë']);
  });

  it.each(['coffee tea', 'l%y', 'lovely place_', 'o_e', '％', '\\', 'comment'])(
    'takes “%s” letter for letter',
    async (words) => {
      const kept = words === '\\' || words === '％' ? [comments[1]] : [];
      expect(await found(words)).toEqual(kept);
    },
  );
});
