import { describe, expect, it } from 'vitest';

import { createTestProduct } from '../test/createTestProduct.ts';

const refuseAll = () => Promise.resolve(new Response('{}', { status: 500 }));

/** Opens the graph's address as a browser does. */
const openIn = async (environment: string) => {
  const { get } = await createTestProduct(refuseAll, { settings: { NODE_ENV: environment } });
  return get('/graphql', { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
};

describe('a page to explore the graph', () => {
  it('is there in development, under a policy of its own', async () => {
    const answer = await openIn('development');

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).toContain('https://unpkg.com');
    expect(await answer.text()).toContain('GraphiQL');
  });

  it.each(['production', 'test', ''])('is nowhere with NODE_ENV "%s"', async (environment) => {
    const answer = await openIn(environment);

    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).not.toContain('unpkg');
    expect(await answer.text()).not.toMatch(/graphiql|<html/i);
  });
});
