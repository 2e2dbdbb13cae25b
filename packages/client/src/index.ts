import createFetchClient, { type Client } from 'openapi-fetch';

import type { Feedback, HearbackApi } from './api.generated.ts';

export type * from './api.generated.ts';

/** A message to a webhook of the format `json`, told apart by its `type`. */
export type WebhookMessage = HearbackApi['webhooks'][keyof HearbackApi['webhooks']];

export interface HearbackClientOptions {
  /** The address of the portal, such as `https://feedback.example.com`. */
  origin: string;
  /** A key from Account, Developers: `hb_live_…`. It needs the scope of each call. */
  apiKey: string;
  /** Left out: the `fetch` of the platform. */
  fetch?: (request: Request) => Promise<Response>;
}

export type HearbackClient = Client<HearbackApi['paths']>;

/**
 * Creates a client of an account. Calls answer `{ data, error, response }` and throw only when there was no
 * answer at all.
 */
export const createHearbackClient = ({
  origin,
  apiKey,
  fetch,
}: HearbackClientOptions): HearbackClient =>
  createFetchClient<HearbackApi['paths']>({
    baseUrl: origin,
    headers: { Authorization: `Bearer ${apiKey}` },
    ...(fetch && { fetch }),
  });

type FeedbackQuery = NonNullable<
  HearbackApi['paths']['/api/feedback/']['get']['parameters']['query']
>;

/** A refusal of the API, by its status and its own sentences. */
export class HearbackError extends Error {
  override readonly name = 'HearbackError';
  readonly status: number;
  /** The body of the answer: `detail` and `code`, or sentences by field. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`The API answered ${status}: ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }
}

/**
 * All feedback that a filter finds, page after page, each at the same cost. Throws a `HearbackError` when a
 * page is refused.
 */
export async function* eachFeedback(
  client: HearbackClient,
  query: Omit<FeedbackQuery, 'page' | 'after' | 'before'> = {},
): AsyncGenerator<Feedback, void, undefined> {
  for (let after: string | null | undefined; after !== null;) {
    const { data, error, response } = await client.GET('/api/feedback/', {
      params: { query: { page_size: 100, ...query, ...(after !== undefined && { after }) } },
    });
    if (!data) throw new HearbackError(response.status, error);
    yield* data.results;
    after = data.next_cursor;
  }
}
