import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { apiScopes } from '@hearback/schema/rules';

import type { Ask, Owners } from './addOwners.ts';
import {
  addressOf,
  type GraphAnswer,
  graphOperations,
  graphOutcomeOf,
  readRestOperations,
  restOutcomeOf,
  type RestOperation,
} from './askRows.ts';
import { fillAccount, password, type Things } from './fillAccount.ts';
import { graphRows } from './graphRows.ts';
import { restRows } from './restRows.ts';
import { startTwoAccounts, type TwoAccounts } from './startTwoAccounts.ts';
import { writeOperation } from './writeOperation.ts';

const patienceMs = 240_000;

type Audience = 'self' | 'reader' | 'manager' | 'everywhere' | 'owner';
type Who = 'manager' | 'reader' | 'manager of all' | 'removed' | 'key';

/** The calls that each role may make. Removed colleagues make none. */
const may: Record<Who, readonly Audience[]> = {
  manager: ['self', 'reader', 'manager'],
  reader: ['self', 'reader'],
  'manager of all': ['self', 'reader', 'manager', 'everywhere'],
  removed: [],
  // A program with every scope, bound to one place.
  key: ['reader', 'manager'],
};
const everybody = Object.keys(may) as Who[];

/** Forms, frames, templates, saved replies and pictures belong to the whole account: its colleagues may use each other's. */
const isShared = (name: string, row: unknown) =>
  /(form|frame|template|saved_?repl(?:y|ie))s?(version)?s?$/i.test(name) ||
  /"field":"(rows\.\d\.)?(form|frame|style|formId|frameId)"|"kind":"(form|frame|template)"/i.test(
    JSON.stringify(row),
  );

/** Operations of the graph that are called otherwise than what they ask of the API. */
const audienceOfGraph: Record<string, Audience> = {
  'Query.apiKeys': 'owner',
  'Query.webhooks': 'owner',
  'Query.webhook': 'owner',
  'Query.webhookDeliveries': 'owner',
  'Query.colleagues': 'owner',
  'Query.notificationSettings': 'owner',
  'Query.pushDevices': 'reader',
  'Query.savedReplies': 'manager',
  'Query.deletions': 'everywhere',
  'Query.recentDeletions': 'everywhere',
  'Query.experiments': 'everywhere',
  'Query.experiment': 'everywhere',
  'Query.experimentResult': 'everywhere',
  'Query.experimentEstimate': 'everywhere',
  'Query.removalPreview': 'manager',
  'Mutation.exportFeedbacks': 'reader',
  'Mutation.updateNotificationSettings': 'owner',
  'Mutation.updateTopicChoices': 'everywhere',
};

/** Open to everybody, with a session or without. */
const openInGraph = ['version', 'helpAddress', 'salesAddress', 'lettersAt'].map(
  (name) => `Query.${name}`,
);

let two: TwoAccounts;
let operations: RestOperation[];
let asks: Record<Who, Ask>;
/** The same account's other place, and another account's. */
let elsewhere: Owners['mine'];

const logIn = async (email: string): Promise<Ask> => {
  const { text } = await two.guest('POST', '/api/user/login/', { email, password });
  const { access } = JSON.parse(text) as { access: string };
  return two.askWith(`Bearer ${access}`);
};

/** Somebody who accepted an invitation to an account. */
const join = async (who: Who): Promise<Ask> => {
  const email = `${who.replaceAll(' ', '-')}@cafe.example`;
  const { ask, things } = two.mine;
  const isBound = who !== 'manager of all';
  const invited = await ask('POST', '/api/colleague/invitation/', {
    email,
    role: who === 'reader' ? 'reader' : 'manager',
    everywhere: !isBound,
    locations: isBound ? [things.location] : [],
  });
  if (invited.status !== 201) throw new Error(invited.text);
  await two.acceptLast(email, 'Gosia');
  return logIn(email);
};

/** A key of a program that is bound to a place, with every scope. */
const makeKey = async (): Promise<Ask> => {
  const { ask, things } = two.mine;
  const { text } = await ask('POST', '/api/user/api_key/', {
    name: 'Till',
    scopes: apiScopes,
    password,
    everywhere: false,
    locations: [things.location],
  });
  const { key } = JSON.parse(text) as { key: string };
  return two.askWith(`Bearer ${key}`);
};

/** True if somebody may make a call. Programs make those alone that a key may make. */
const mayMake = (who: Who, { role, takesKeys }: RestOperation): boolean =>
  may[who].includes(role as Audience) && (who !== 'key' || takesKeys);

beforeAll(async () => {
  two = await startTwoAccounts();
  const { mine, guest, acceptLast } = two;
  elsewhere = {
    word: 'Lipiec',
    ask: mine.ask,
    things: await fillAccount(mine.ask, guest, 'Lipiec', acceptLast, 'Wspolny'),
  };
  asks = {
    manager: await join('manager'),
    reader: await join('reader'),
    'manager of all': await join('manager of all'),
    removed: await join('removed'),
    key: await makeKey(),
  };
  const { text } = await mine.ask('GET', '/api/colleague/');
  const { colleagues } = JSON.parse(text) as { colleagues: { id: string; email: string }[] };
  const removed = colleagues.find(({ email }) => email === 'removed@cafe.example');
  await mine.ask('DELETE', `/api/colleague/${removed?.id}/`);
  operations = (await readRestOperations(guest)).filter(({ role }) => role !== undefined);
}, patienceMs);
afterAll(() => two.stop());

/** Words and ids of a place in an answer that were not in the question. */
const tracesOf = ({ word, things }: Owners['mine'], text: string, question: string): string[] => {
  const { company, location, code, feedback, picture, notification, slug, goneSlug, gone } = things;
  const left = [gone.company, gone.location, gone.code, gone.feedback];
  return [
    word,
    company,
    location,
    code,
    feedback,
    picture,
    notification,
    slug,
    goneSlug,
    ...left,
  ].filter((trace) => text.includes(trace) && !question.includes(trace));
};

interface Asked {
  who: Who;
  /** Whose things are named. */
  of: Owners['mine'];
  isOtherPlace: boolean;
}

const ownOf = (who: Who): Owners['mine'] => ({ ...two.mine, ask: asks[who] });

/** Asks the API all that its table has, and tells what came out otherwise. */
async function askRestAs({ who, of, isOtherPlace }: Asked): Promise<string[]> {
  const rows = restRows({ ...two, mine: of, stranger: ownOf(who) });
  const faults: string[] = [];
  for (const operation of operations) {
    const { name, method, path } = operation;
    const isAllowed = mayMake(who, operation);
    // Their own account is no secret to them, and opening it would end this session.
    if (isOtherPlace && name === 'openAccount' && isAllowed) continue;
    const row = rows[name] ?? '';
    // A call that names nothing is asked with nothing where it has to be refused.
    const asked =
      typeof row === 'string' ? (isAllowed ? [] : [{ comesTo: 'nothing' as const }]) : row;
    for (const each of asked) {
      const address = addressOf(path, each).replaceAll(/\{\w+\}/g, crypto.randomUUID());
      const body = method === 'GET' ? undefined : ('body' in each && each.body) || {};
      const answer = await asks[who](method, address, body);
      const what = `${who}: ${name} ${address} ${JSON.stringify(body ?? {})}`;
      const wanted = isAllowed ? each.comesTo : who === 'removed' ? 401 : 403;
      const came = isAllowed ? restOutcomeOf(each, answer) : answer.status;
      const isOpen = isAllowed && isOtherPlace && isShared(name, each);
      if (!isOpen && JSON.stringify(came) !== JSON.stringify(wanted)) {
        faults.push(`${what} comes to ${JSON.stringify(came)}, not to ${JSON.stringify(wanted)}`);
      }
      if (answer.status >= 500) faults.push(`${what} fails: ${answer.text}`);
      faults.push(...tracesOf(of, answer.text, what).map((trace) => `${what} tells ${trace}`));
    }
  }
  return faults;
}

const audienceOf = (name: string): Audience => {
  const [kind, field = ''] = name.split('.');
  const rest = operations.find((each) => each.name === field)?.role;
  return (
    audienceOfGraph[name] ??
    (rest as Audience | undefined) ??
    (kind === 'Query' ? 'reader' : 'owner')
  );
};

const isRefused = (who: Who, { data, errors }: GraphAnswer): boolean => {
  const codes = [
    ...((errors as { extensions?: { code: string } }[] | undefined) ?? []).map(
      ({ extensions }) => extensions?.code,
    ),
    ...(data?.answer?.errors ?? []).map(({ code }) => code),
  ];
  const wanted = who === 'removed' ? ['UNAUTHENTICATED'] : ['FORBIDDEN', 'role_missing'];
  return codes.some((code) => code !== undefined && wanted.includes(code));
};

/** Asks the graph all that its table has, and tells what came out otherwise. */
async function askGraphAs({ who, of, isOtherPlace }: Asked): Promise<string[]> {
  const faults: string[] = [];
  // The graph asks the API with the same key.
  if (who === 'key') return faults;
  for (const [name, row] of Object.entries(graphRows({ ...two, mine: of, stranger: ownOf(who) }))) {
    const field = graphOperations.get(name);
    if (field === undefined || typeof row === 'string' || openInGraph.includes(name)) continue;
    // Their own account is no secret to them, and opening it would end this session.
    if (isOtherPlace && name === 'Mutation.openAccount' && who !== 'removed') continue;
    const isAllowed = may[who].includes(audienceOf(name));
    for (const each of row) {
      const { variables = {} } = each;
      const query = writeOperation(name.split('.')[0] ?? '', field, Object.keys(variables));
      const { text } = await asks[who]('POST', '/graphql', { query, variables });
      const what = `${who}: ${name} ${JSON.stringify(variables)}`;
      const answer = JSON.parse(text) as GraphAnswer;
      if (!isAllowed) {
        if (!isRefused(who, answer)) faults.push(`${what} is not refused: ${text}`);
      } else if (!(isOtherPlace && (/form|frame|template/i.test(name) || isShared(name, each)))) {
        const came = JSON.stringify(graphOutcomeOf(each, answer));
        if (came !== JSON.stringify(each.comesTo)) {
          faults.push(`${what} comes to ${came}, not to ${JSON.stringify(each.comesTo)}`);
        }
      }
      faults.push(...tracesOf(of, text, what).map((trace) => `${what} tells ${trace}`));
    }
  }
  return faults;
}

/** All of a place that its owner reads. */
const readPlace = async ({ company, location, code, feedback }: Things): Promise<string> => {
  const paths = [`company/${company}`, `location/${location}`, `code/${code}`];
  const read = [...paths, `feedback/${feedback}`].map(
    async (path) => (await two.mine.ask('GET', `/api/${path}/`)).text,
  );
  return (await Promise.all(read)).join('\n');
};

describe.each(everybody)('a %s', (who) => {
  const isBound = who !== 'manager of all';

  it.runIf(isBound)(
    'reads and changes nothing of another place of the account, over REST and the graph',
    async () => {
      const before = await readPlace(elsewhere.things);
      const asked = { who, of: elsewhere, isOtherPlace: true };
      expect(await askRestAs(asked)).toEqual([]);
      expect(await askGraphAs(asked)).toEqual([]);
      expect(await readPlace(elsewhere.things)).toBe(before);
    },
    patienceMs,
  );

  it(
    'reads and changes nothing of another account, over REST and the graph',
    async () => {
      const before = await two.stranger.ask('GET', '/api/feedback/?page_size=0');
      const asked = { who, of: two.stranger, isOtherPlace: false };
      expect(await askRestAs(asked)).toEqual([]);
      expect(await askGraphAs(asked)).toEqual([]);
      expect(await two.stranger.ask('GET', '/api/feedback/?page_size=0')).toEqual(before);
    },
    patienceMs,
  );

  it.runIf(who === 'manager' || who === 'reader' || who === 'key')(
    'finds nothing of another place in any list, and counts none of its answers',
    async () => {
      const { location } = two.mine.things;
      const faults: string[] = [];
      for (const operation of operations) {
        const { name, method, path } = operation;
        const isRead = method === 'GET' && !path.includes('{') && name !== 'streamFeedback';
        if (!isRead || !mayMake(who, operation)) continue;
        const month = new Date().toISOString().slice(0, 7);
        const query: Record<string, string> = { page_size: '0', month };
        const { text } = await asks[who]('GET', `${path}?${new URLSearchParams(query)}`);
        const plain = (await asks[who]('GET', path)).text;
        for (const each of [text, plain]) {
          faults.push(...tracesOf(elsewhere, each, '').map((trace) => `${name} tells ${trace}`));
        }
      }
      expect(faults).toEqual([]);
      for (const page of [
        'overview',
        'scans_submissions',
        'ratings',
        'feedback',
        'topics',
        'themes',
      ]) {
        const own = await asks[who]('GET', `/api/stats/${page}/`);
        expect(own.status).toBe(200);
        const owners = await two.mine.ask('GET', `/api/stats/${page}/?site=${location}`);
        expect([page, JSON.parse(own.text)]).toEqual([page, JSON.parse(owners.text)]);
      }
    },
    patienceMs,
  );

  it.runIf(who !== 'removed')(
    'reads their own place',
    async () => {
      const rows = restRows({ ...two, mine: two.mine, stranger: ownOf(who) });
      const faults: string[] = [];
      for (const operation of operations) {
        const { name, method, path } = operation;
        const row = rows[name];
        if (method !== 'GET' || row === undefined || typeof row === 'string') continue;
        if (!mayMake(who, operation)) continue;
        for (const each of row) {
          const address = addressOf(path, each);
          const { status, text } = await asks[who](method, address);
          // Some rows name what is not there for anybody.
          const owners = await two.mine.ask(method, address);
          if (status !== owners.status) faults.push(`${who}: ${name} ${address} ${status} ${text}`);
        }
      }
      expect(faults).toEqual([]);
    },
    patienceMs,
  );
});

describe('the table of roles', () => {
  it('has every call that needs a session, and no other', () => {
    expect(operations.length).toBeGreaterThan(120);
    const known = ['self', 'reader', 'manager', 'everywhere', 'owner'];
    expect(operations.filter(({ role = '' }) => !known.includes(role))).toEqual([]);
  });
});
