/** A request as the fake API got it. */
export interface Asked {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

/** An answer of the fake API; a plain object is a 200. */
export class Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body: unknown = null, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export type Answerer = (asked: Asked, request: Request) => unknown;

const toAsked = async (request: Request): Promise<Asked> => {
  const url = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: url.pathname.replace(/^\/api/, ''),
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    body:
      text !== '' && request.headers.get('content-type')?.includes('json')
        ? JSON.parse(text)
        : text || undefined,
  };
};

/** Stands where the API stands: answers the routes it is given, and remembers what was asked. */
export function createFakeApi(routes: Readonly<Record<string, Answerer>>) {
  const asked: Asked[] = [];

  const call = async (request: Request): Promise<Response> => {
    const one = await toAsked(request);
    asked.push(one);
    const answerer = routes[`${one.method} ${one.path}`];
    if (!answerer)
      return Response.json({ detail: 'Not found.', code: 'not_found' }, { status: 404 });

    const answer = await answerer(one, request);
    if (answer instanceof Response) return answer;
    const { status, body, headers } = answer instanceof Reply ? answer : new Reply(200, answer);
    if (status === 204) return new Response(null, { status });
    return Response.json(body, { status, headers });
  };

  return { call, asked };
}

/** A list of the API, which narrows by `ids` as the real one does. */
export const listOf =
  (items: readonly ({ id: string } & Record<string, unknown>)[]): Answerer =>
  ({ query }) => {
    const ids = query['ids']?.split(',');
    const results = ids ? items.filter(({ id }) => ids.includes(id)) : items;
    return { count: results.length, next: null, previous: null, results };
  };
