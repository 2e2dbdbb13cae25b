import type { GraphQLField } from 'graphql';

import { schema } from '../../schema.ts';
import { graphRows, type GraphRow } from './graphRows.ts';
import { restRows, type RestRow } from './restRows.ts';
import type { Answer, Ask, Owners } from './addOwners.ts';
import { tracesOf } from './traces.ts';
import { writeOperation } from './writeOperation.ts';

/** A call as the OpenAPI document names it. */
export interface RestOperation {
  name: string;
  method: string;
  path: string;
  /** The roles that may make it. Undefined for a call without a session. */
  role: string | undefined;
  /** True if an API key may make it. */
  takesKeys: boolean;
}

export interface GraphAnswer {
  data?: { answer: null | { errors?: { field: string | null; code: string }[] } };
  errors?: unknown;
}

/** Number of tested rows, and the responses that leak or change foreign data. */
interface Outcome {
  asked: number;
  faults: string[];
}

/** Every call that the OpenAPI document knows. */
export async function readRestOperations(guest: Ask): Promise<RestOperation[]> {
  const { text } = await guest('GET', '/api/schema/');
  const { paths } = JSON.parse(text) as {
    paths: Record<
      string,
      Record<string, { operationId: string; 'x-role'?: string; security?: object[] }>
    >;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: name, 'x-role': role, security }]) => ({
      name,
      role,
      takesKeys: security?.some((each) => 'apiKey' in each) ?? false,
      method: method.toUpperCase(),
      path,
    })),
  );
}

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];

/** Every operation of the graph, such as `Query.company`. */
export const graphOperations = new Map<string, GraphQLField<unknown, unknown>>(
  roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => [`${root?.name}.${field.name}`, field]),
  ),
);

/** Address of a row's request. */
export const addressOf = (path: string, { path: parts = {}, query = {} }: RestRow): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? `{${name}}`);
  return Object.keys(query).length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`;
};

/** Outcome of a response, in the terms of the table. */
export const restOutcomeOf = ({ comesTo }: RestRow, { status, text }: Answer) => {
  if (comesTo === 'not_found') return status === 404 ? 'not_found' : status;
  if (comesTo === 'nothing') return status >= 200 && status < 300 ? 'nothing' : status;
  const refused = status === 400 ? (JSON.parse(text) as Record<string, string[]>) : {};
  return refused[comesTo.field]?.join() === 'There is no such object.' ? comesTo : [status, text];
};

export const graphOutcomeOf = ({ comesTo }: GraphRow, { data, errors }: GraphAnswer): unknown => {
  if (errors !== undefined || data === undefined) return errors;
  if (comesTo === 'null') return data.answer === null ? 'null' : data.answer;
  if (comesTo === 'nothing') return data.answer === null ? null : 'nothing';
  const [refusal] = data.answer?.errors ?? [];
  if (refusal?.code !== 'not_found') return data.answer;
  return refusal.field === null ? 'not_found' : { field: refusal.field };
};

/** Faults of a response: a wrong outcome, or data of the other account. */
function faultsOf({ mine }: Owners, what: string, wanted: unknown, came: unknown, text: string) {
  const [should, does] = [JSON.stringify(wanted), JSON.stringify(came)];
  return [
    ...(should === does ? [] : [`${what} comes to ${does}, not to ${should}`]),
    ...tracesOf(mine, text, what).map((trace) => `${what} tells ${trace}`),
  ];
}

/** Asks the API all that the table has, as the stranger. */
export async function askRest(two: Owners): Promise<Outcome> {
  const rows = restRows(two);
  const outcome: Outcome = { asked: 0, faults: [] };
  for (const { name, method, path } of await readRestOperations(two.guest)) {
    const row = rows[name];
    if (row === undefined || typeof row === 'string') continue;
    for (const each of row) {
      const address = addressOf(path, each);
      const body = method === 'GET' ? undefined : each.body;
      const answer = await two.stranger.ask(method, address, body);
      const what = `${name} ${address} ${JSON.stringify(each.body ?? {})}`;
      const came = restOutcomeOf(each, answer);
      outcome.faults.push(...faultsOf(two, what, each.comesTo, came, answer.text));
      outcome.asked += 1;
    }
  }
  return outcome;
}

/** Asks the graph all that the table has, as the stranger. */
export async function askGraph(two: Owners): Promise<Outcome> {
  const outcome: Outcome = { asked: 0, faults: [] };
  for (const [name, row] of Object.entries(graphRows(two))) {
    const field = graphOperations.get(name);
    if (field === undefined || typeof row === 'string') continue;
    const [kind = ''] = name.split('.');
    for (const each of row) {
      const { variables = {} } = each;
      const query = writeOperation(kind, field, Object.keys(variables));
      const { text } = await two.stranger.ask('POST', '/graphql', { query, variables });
      const came = graphOutcomeOf(each, JSON.parse(text) as GraphAnswer);
      const what = `${name} ${JSON.stringify(variables)}`;
      outcome.faults.push(...faultsOf(two, what, each.comesTo, came, text));
      outcome.asked += 1;
    }
  }
  return outcome;
}
