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
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("'unsafe-inline'");
    const page = await answer.text();
    expect(page).toContain('GraphiQL');
    // Works without a network: nothing of it comes from elsewhere, and nothing may.
    expect(page).not.toMatch(/<(script|link)[^>]*(src|href)="?https?:/);
    expect(policy).not.toContain('https:');
  });

  it.each(['production', 'test', ''])('is nowhere with NODE_ENV "%s"', async (environment) => {
    const answer = await openIn(environment);

    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(await answer.text()).not.toMatch(/graphiql|<html/i);
  });
});
