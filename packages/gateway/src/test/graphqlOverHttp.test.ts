import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';

import { createTestGateway } from './createTestGateway.ts';

/** These ask with an introspection query, which production refuses. */
const askAboutTheGraph = ['28B9', '2EA1', 'D6D5', '6A70'];

const auditsOf = (production: boolean) => {
  const { gateway } = createTestGateway({}, { production });
  return serverAudits({
    url: 'http://gateway.test/graphql',
    fetchFn: (url: string, init: RequestInit) =>
      gateway.fetch(new Request(url, init), { clientAddress: '::1', requestId: 'request-0001' }),
  });
};

describe('GraphQL over HTTP', () => {
  it.each(auditsOf(false))('$id $name', async (audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});

describe('GraphQL over HTTP in production', () => {
  it.each(auditsOf(true).filter(({ id }) => !askAboutTheGraph.includes(id)))(
    '$id $name',
    async (audit) => {
      expect(await audit.fn()).toMatchObject({ status: 'ok' });
    },
  );

  it.each(auditsOf(true).filter(({ id }) => askAboutTheGraph.includes(id)))(
    'tells nothing about itself: $id $name',
    async (audit) => {
      expect(await audit.fn()).not.toMatchObject({ status: 'ok' });
    },
  );
});
