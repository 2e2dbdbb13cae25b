// @vitest-environment jsdom
import { createHash } from 'node:crypto';

import { gql } from '@apollo/client';
import { Kind, print, stripIgnoredCharacters, type DocumentNode } from 'graphql';
import { afterEach, expect, it, vi } from 'vitest';

import { onAnnouncement } from '../../shell/snackbar/snackbar';
import { createCache } from '../cache';
import { createApolloClient } from '../client';
import * as generated from '../generated/graphql';

const documents = Object.entries(generated).flatMap(([name, document]) =>
  name.endsWith('Document') ? [document as DocumentNode & { __meta__: { hash: string } }] : [],
);

const rankOf = (definition: DocumentNode['definitions'][number]) =>
  definition.kind === Kind.FRAGMENT_DEFINITION ? definition.name.value : '';

/** The hash of what Apollo Client would send if it sent it. */
const hashAsApollo = (document: DocumentNode) => {
  const { definitions } = createCache().transformDocument(document);
  const sorted = definitions.toSorted((left, right) => (rankOf(left) < rankOf(right) ? -1 : 1));
  const text = stripIgnoredCharacters(print({ kind: Kind.DOCUMENT, definitions: sorted }));
  return createHash('sha256').update(text).digest('hex');
};

/** What a server that answers so was asked, word for word. */
const answering = (answer: object) => {
  const bodies: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: string, { body }: { body: string }) => {
      bodies.push(JSON.parse(body));
      return Response.json(answer, {
        headers: { 'content-type': 'application/graphql-response+json' },
      });
    }),
  );
  return bodies;
};

afterEach(() => vi.unstubAllGlobals());

it('knows every operation by the hash of what Apollo Client makes of it', () => {
  expect(documents.length).toBeGreaterThan(80);
  for (const document of documents) expect(document.__meta__.hash).toBe(hashAsApollo(document));
});

it('sends the hash, and nothing else of the operation', async () => {
  const bodies = answering({ data: { me: null } });
  const query = generated.AccountPageDocument;

  await createApolloClient().query({ query, errorPolicy: 'all' });

  const sha256Hash = hashAsApollo(query);
  expect(bodies).toEqual([
    {
      operationName: 'AccountPage',
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    },
  ]);
});

it('sends nothing that the gateway cannot know', async () => {
  const bodies = answering({ data: { version: '1' } });
  const query = gql`
    query Stray {
      version
    }
  `;

  const asked = createApolloClient().query({ query });

  await expect(asked).rejects.toThrow('The operation Stray is unknown to the gateway');
  expect(bodies).toEqual([]);
});

it('says that the page is too old when the server no longer knows what it asks', async () => {
  answering({ errors: [{ message: 'x', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
  const said: (string | undefined)[] = [];
  const leave = onAnnouncement((announcement) =>
    said.push('message' in announcement ? announcement.message.id : undefined),
  );

  await createApolloClient().query({ query: generated.AccountPageDocument, errorPolicy: 'all' });

  leave();
  expect(said).toEqual(['server.outdated']);
});
