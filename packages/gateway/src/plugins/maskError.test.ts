import { graphql } from 'graphql';
import { expect, it } from 'vitest';

import { operationHash } from './runKnownOperations.ts';
import { operations } from '../operations.generated.ts';
import { schema } from '../schema.ts';
import { createTestGateway } from '../test/createTestGateway.ts';

const suggestion = /did you mean/i;

/** Sentences that come of an operation with values that are nearly right. */
async function messagesOf(body: object): Promise<string[]> {
  const { post } = createTestGateway({}, { production: true });
  const answer = await post(body);
  const { errors = [] } = (await answer.json()) as { errors?: { message: string }[] };
  return errors.map(({ message }) => message);
}

const tab = operations.find((text) => /\$state: CodeState/.test(text)) ?? '';

it.each([
  {
    what: 'a value of an enum in variables of an operation of the app',
    body: {
      variables: { state: 'PUBLISHD' },
      extensions: { persistedQuery: { version: 1, sha256Hash: operationHash(tab) } },
    },
  },
  {
    what: 'a value of an enum in variables',
    body: {
      query: 'query ($s: CodeState) { codes(state: $s) { items { id } } }',
      variables: { s: 'PUBLISHD' },
    },
  },
  {
    what: 'a value of an enum in the text',
    body: { query: '{ codes(filter: { state: PUBLISHD }) { items { id } } }' },
  },
  { what: 'a field', body: { query: '{ companis { items { id } } }' } },
  { what: 'a type', body: { query: 'query ($s: CodeStat) { version }' } },
  { what: 'an argument', body: { query: '{ companies(pag: {}) { items { id } } }' } },
  {
    what: 'a field of an input',
    body: {
      query: 'mutation ($i: LoginInput!) { login(input: $i) { errors { code } } }',
      variables: { i: { email: 'a@b.example', password: 'x', remembr: true } },
    },
  },
])('does not guess at the name of $what', async ({ body }) => {
  const messages = await messagesOf(body);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter((message) => suggestion.test(message))).toEqual([]);
});

it('would notice them: the engine by itself guesses', async () => {
  const source = 'mutation ($i: LoginInput!) { login(input: $i) { errors { code } } }';
  const variableValues = { i: { email: 'a@b.example', password: 'x', remembr: true } };
  const { errors = [] } = await graphql({ schema, source, variableValues });
  expect(errors[0]?.message).toMatch(suggestion);
});
