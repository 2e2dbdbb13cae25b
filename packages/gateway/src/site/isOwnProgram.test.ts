import { expect, it } from 'vitest';

import { createTestProduct } from '../test/createTestProduct.ts';

it('says that the API is away to a program whose key nobody can look up', async () => {
  const { get } = await createTestProduct(() => Promise.reject(new TypeError('fetch failed')), {
    settings: { GRAPH_OPERATIONS: 'known' },
  });
  const answer = await get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer hb_somebody' },
    body: JSON.stringify({ query: '{ __typename }' }),
  });

  expect(await answer.json()).toMatchObject({
    errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
  });
});
