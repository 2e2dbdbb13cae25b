import { parse } from '@formatjs/icu-messageformat-parser';
import { vi } from 'vitest';

import english from '../i18n/messages/en-US.json';
import polish from '../i18n/messages/pl-PL.json';

const catalogues: Record<string, Record<string, string>> = { 'en-US': english, 'pl-PL': polish };

type Variables = Record<string, unknown>;

/** What the gateway says to one operation. */
export type Answer =
  /** With `failures`, the fields they name are null in the data. */
  | { data: object; failures?: readonly { path: string[]; code: string }[] }
  /** A failure of the whole operation, by `extensions.code`; a bug says under which id it is noted. */
  | { failure: string; requestId?: string }
  /** An answer that is not GraphQL: a proxy's, or a server's that is starting. */
  | { status: number }
  /** Nobody is there. */
  | 'silence'
  /** The response begins, and its connection ends before its body. */
  | 'cut off';

/** By the operation's name; a function answers by the variables, at once or when the test says so. */
export type Answers = Record<string, Answer | ((variables: Variables) => Answer | Promise<Answer>)>;

export interface Asked {
  name: string;
  variables: Variables;
}

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/graphql-response+json' },
  });

function toResponse(answer: Answer): Response {
  if (answer === 'silence') throw new TypeError('Failed to fetch');
  if (answer === 'cut off') {
    const pull = (body: ReadableStreamDefaultController) => body.error(new TypeError('Failed'));
    return new Response(new ReadableStream({ pull }));
  }
  if ('status' in answer) return new Response('', { status: answer.status });
  if ('data' in answer) {
    const errors = answer.failures?.map(({ path, code }) => ({
      message: code,
      path,
      extensions: { code },
    }));
    return json({ data: answer.data, errors });
  }
  const { failure: code, requestId } = answer;
  return json({ errors: [{ message: code, extensions: { code, requestId } }] });
}

/** A stream that says one thing, or nothing, and stays open. */
const streamOf = (answer: Answer): Response => {
  const event = `event: next\ndata: ${JSON.stringify(answer)}\n\n`;
  const body = new ReadableStream({
    start: (controller) => {
      if (answer !== 'silence') controller.enqueue(new TextEncoder().encode(event));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

/** The sentences of a language as the server sends them, made from their source. */
const messagesIn = (language: string): Response =>
  json(
    Object.fromEntries(
      Object.entries(catalogues[language] ?? {}).map(([id, words]) => [id, parse(words)]),
    ),
  );

/**
 * Stands where the gateway would: answers each operation as told, and keeps what it was asked. An
 * operation that nobody told it about is never answered, so a screen goes on waiting for it.
 */
export function fakeGateway(answers: Answers): { asked: Asked[] } {
  const asked: Asked[] = [];

  const answer = async (
    address: string,
    { body = '', headers }: { body?: string; headers?: HeadersInit } = {},
  ): Promise<Response> => {
    const language = /^\/locales\/([\w-]+)\//.exec(address)?.[1];
    if (language) return messagesIn(language);
    if (address !== '/graphql') return new Response('', { status: 404 });

    const { operationName: name, variables = {} } = JSON.parse(body) as {
      operationName: string;
      variables?: Variables;
    };
    const isStream = new Headers(headers).get('accept') === 'text/event-stream';
    const told = answers[name];
    // Who listens asks nothing.
    if (!isStream) asked.push({ name, variables });
    if (!told) return new Promise<never>(() => {});
    const said = typeof told === 'function' ? await told(variables) : told;
    return isStream ? streamOf(said) : toResponse(said);
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return { asked };
}
