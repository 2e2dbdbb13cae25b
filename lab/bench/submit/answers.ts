import { randomUUID } from 'node:crypto';

/** Target of answers: the published code of the sample café. */
export interface Target {
  accountId: string;
  codeId: string;
  slug: string;
  formId: string;
  formVersion: number;
}

const comment =
  'Bardzo miła obsługa, kawa jak zawsze pyszna. The queue was long, but the cake was worth it.';

/** A visitor's request for a four-field form: each one is a new answer, and the first of its page. */
const draw = ({ formVersion }: Target) => ({
  client_id: randomUUID(),
  scan_token: randomUUID(),
  form_version: formVersion,
  language: 'pl-PL',
  channel: 'qr',
  duration: 21.4,
  rating: 9,
  comment,
  name: 'Ada',
  email: 'ada@example.com',
});

export type Drawn = ReturnType<typeof draw>;

/** A request whose answer means: it is kept. */
export interface Post {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** The ways to send an answer that are compared. */
export const posts = {
  page: (target: Target): Post => ({
    path: `/r/${target.slug}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams(
      Object.entries(draw(target)).map(([name, value]) => [name, String(value)]),
    ).toString(),
  }),
  rest: (target: Target): Post => ({
    path: `/api/survey/${target.slug}/submit/`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draw(target)),
  }),
  graph: (target: Target): Post => ({
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($input: Answer!) { submit(input: $input) { receipt } }',
      variables: { input: draw(target) },
    }),
  }),
  bare: (target: Target): Post => ({
    path: '/',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draw(target)),
  }),
} as const;
