import { languages } from '@hearback/schema/limits';
import { McpServer } from '@modelcontextprotocol/server';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** Address of the product, and the key that may read there. */
export interface McpSettings {
  /** Such as `https://feedback.example.com`. */
  origin: string;
  /** A key with the scopes `read:feedback` and `read:stats`. */
  key: string;
  fetch?: typeof fetch;
}

const day = v.pipe(v.string(), v.isoDate(), v.description('A calendar day, such as 2026-11-26.'));
const id = v.pipe(v.string(), v.uuid());

/** The selection that all tools share. */
const selection = {
  from: v.optional(day),
  to: v.optional(day),
  time_zone: v.optional(
    v.pipe(v.string(), v.maxLength(64), v.description('IANA name: which day today is.')),
    new Intl.DateTimeFormat().resolvedOptions().timeZone,
  ),
  company: v.optional(v.pipe(id, v.description('Id of a company, from list_places.'))),
  place: v.optional(v.pipe(id, v.description('Id of a place, from list_places.'))),
  tag: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(120),
      v.description('A tag of places or codes, from list_tags.'),
    ),
  ),
};

const Selection = v.object(selection);
type Selection = v.InferOutput<typeof Selection>;

const rating = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)));

const Search = v.object({
  ...selection,
  words: v.optional(
    v.pipe(v.string(), v.maxLength(200), v.description('All of them have to be in the answer.')),
  ),
  rating_min: rating,
  rating_max: rating,
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
});

const Questions = v.object({
  ...selection,
  language: v.optional(v.picklist(languages), 'en-US'),
});

type Json = Record<string, unknown>;
type Parameters = Readonly<Record<string, string | number | undefined>>;

/** The selection by the names of the API. */
const narrow = ({ place, time_zone: tz, ...rest }: Partial<Selection>): Parameters => ({
  ...rest,
  site: place,
  tz,
});

/** The properties of an object that a reader of answers needs, in this order. */
const pick = (row: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

const answerColumns = [
  'id',
  'occurred_at',
  'company',
  'location',
  'code_name',
  'rating',
  'comment',
  'answers',
  'sentiment',
  'status',
  'reply',
] as const;

/** Numbers to call are answers to questions of a type of their own. */
const withoutPhones = (row: Json): Json => ({
  ...row,
  answers: Object.fromEntries(
    Object.entries(row['answers'] as Record<string, { type: string }>).filter(
      ([, { type }]) => type !== 'phone',
    ),
  ),
});

/**
 * A server of the Model Context Protocol: figures with their numbers, and answers word for word, of the account
 * that the key belongs to. It only reads. Names, addresses and numbers of
 * visitors are left out.
 */
export function createMcpServer({ origin, key, fetch: send = fetch }: McpSettings): McpServer {
  const server = new McpServer(
    { name: 'hearback', version: '1' },
    {
      instructions:
        'Customer feedback of one business. Ratings are 1 to 10. Say the number of answers (total, submissions) with ' +
        'each figure, and that it may be chance where low and high are far apart. Quote comments word for word.',
    },
  );

  async function read(path: string, query: Parameters): Promise<Json> {
    const address = new URL(`/api${path}`, origin);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) address.searchParams.set(name, String(value));
    }
    const response = await send(address, { headers: { authorization: `Bearer ${key}` } }).catch(
      (error: unknown) => {
        throw new Error(`Hearback does not answer at ${origin}.`, { cause: error });
      },
    );
    const text = await response.text();
    if (!response.ok)
      throw new Error(`Hearback answered ${response.status}: ${text.slice(0, 500)}`);
    return JSON.parse(text) as Json;
  }

  /** A tool that only reads. An error of the API is told to the model, as the protocol wants. */
  const addTool = <Schema extends v.GenericSchema<unknown, object>>(
    name: string,
    title: string,
    description: string,
    schema: Schema,
    answer: (asked: v.InferOutput<Schema>) => Promise<Json>,
  ) => {
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: toStandardJsonSchema(schema),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async (asked: unknown) => {
        const found = await answer(asked as v.InferOutput<Schema>);
        return {
          content: [{ type: 'text', text: JSON.stringify(found) }],
          structuredContent: found,
        };
      },
    );
  };

  addTool(
    'list_places',
    'Companies and places',
    'The companies and places of the account with their ids, and their figures in a range of days.',
    v.object({ from: selection.from, to: selection.to, time_zone: selection.time_zone }),
    (asked) => read('/stats/places/', narrow(asked)),
  );
  addTool(
    'list_tags',
    'Tags',
    'The tags of places and codes, with the number of each that carry them.',
    v.object({}),
    () => read('/tag/', {}),
  );
  addTool(
    'read_ratings',
    'Ratings',
    'Average rating with its 95% interval, number of ratings, distribution, NPS, and the course by week.',
    Selection,
    async (asked) => {
      const { over_time: _, ...ratings } = await read('/stats/ratings/', narrow(asked));
      return ratings;
    },
  );
  addTool(
    'read_overview',
    'Scans and submissions',
    'Scans, submissions, the share of scans that led to one with its interval, and times to answer.',
    Selection,
    (asked) => read('/stats/overview/', narrow(asked)),
  );
  addTool(
    'read_topics',
    'Topics of comments',
    'The topics that comments speak of: how many, the shares of praise and blame with intervals, and examples.',
    Selection,
    (asked) => read('/stats/topics/', narrow(asked)),
  );
  addTool(
    'read_questions',
    'Answers to further questions',
    'Shares, medians or distributions of the answers to each further question of forms, with numbers and intervals.',
    Questions,
    async (asked) => ({ questions: await read('/stats/questions/', narrow(asked)) }),
  );
  addTool(
    'find_feedback',
    'Answers word for word',
    'The newest answers of a selection, word for word, and how many there are in all. Complaints: rating_max 6.',
    Search,
    async ({ words, limit, ...asked }) => {
      const query = { ...narrow(asked), search: words, page_size: limit, page: 1 };
      const { count, results } = await read('/feedback/', query);
      return {
        total: count,
        answers: (results as Json[]).map((row) => withoutPhones(pick(row, answerColumns))),
      };
    },
  );
  return server;
}

/** `npm run hearback -- mcp`: serves the protocol over standard input and output, until the input ends. */
export async function serveMcp(env: NodeJS.ProcessEnv): Promise<void> {
  const { HEARBACK_ORIGIN: origin, HEARBACK_API_KEY: key } = env;
  if (!origin || !key || !URL.canParse(origin)) {
    throw new Error(
      'Set HEARBACK_ORIGIN to the address of the product, and HEARBACK_API_KEY to a key with read:feedback and read:stats.',
    );
  }
  const { StdioServerTransport } = await import('@modelcontextprotocol/server/stdio');
  await createMcpServer({ origin, key }).connect(new StdioServerTransport());
  await new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
  });
}
