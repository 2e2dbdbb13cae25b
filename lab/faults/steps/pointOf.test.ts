import { expect, it } from 'vitest';

import { pointOf } from './pointOf.ts';

it('names a statement by its text and by how many of the same go before it', () => {
  const statements = ['begin', 'insert', 'commit', 'begin', 'commit'];
  expect(pointOf(statements, 1)).toEqual({ text: 'insert', before: 0 });
  expect(pointOf(statements, 4)).toEqual({ text: 'commit', before: 1 });
});
