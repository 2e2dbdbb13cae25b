import { isObjectType, Kind, type DocumentNode, type GraphQLSchema } from 'graphql';

/** `registrationNumber` → `registration_number`, worked out once for each name. */
const snakeNames = new Map<string, string>();

/** The API's spelling of a name of the graph. */
export function snakeCase(name: string): string {
  const known = snakeNames.get(name);
  if (known !== undefined) return known;
  const spelled = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  snakeNames.set(name, spelled);
  return spelled;
}

/** The graph's spelling of a name of the API. */
export const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export type CamelCase<Name> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** Renames the keys of an object to snake case. Not recursive: documents are passed on unchanged. */
export function snakeKeys(of: object): Record<string, unknown> {
  const spelled: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(of)) spelled[snakeCase(name)] = value;
  return spelled;
}

/** Enums whose values the API does not spell as the graph does, in lower case. */
const spelledOtherwise: Readonly<Record<string, (value: string) => string>> = {
  ApiScope: (value) => value.toLowerCase().replace('_', ':'),
  FeedbackPeriod: (value) =>
    value
      .toLowerCase()
      .replace(/^last_(\d+)_hours$/, '$1h')
      .replace(/^last_(\d+)_days$/, '$1d'),
  WebhookEvent: (value) => value.toLowerCase().replace('_', '.'),
};

/** The API's spelling of a value of an enum, which is the one that resolvers see. */
const enumValue = (enumName: string, value: string): string =>
  (spelledOtherwise[enumName] ?? ((one: string) => one.toLowerCase()))(value);

type WithoutNulls<Input> = { [Name in keyof Input]: Exclude<Input[Name], null> };

/** An input where null means "left out", which is undefined to the API. */
export const withoutNulls = <Input extends object>(input: Input): WithoutNulls<Input> =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null),
  ) as WithoutNulls<Input>;

/** `{ field: 'date_created', direction: 'desc' }` as the API spells it: `-date_created`. */
export const toOrdering = <Field extends string>(
  order: { field: Field; direction: 'asc' | 'desc' } | null | undefined,
): Field | `-${Field}` | undefined =>
  order ? (order.direction === 'desc' ? `-${order.field}` : order.field) : undefined;

/** The enums of a graph as resolvers for `makeExecutableSchema`; codegen.ts types them by it. */
export const enumResolvers = (graph: DocumentNode) =>
  Object.fromEntries(
    graph.definitions
      .filter((definition) => definition.kind === Kind.ENUM_TYPE_DEFINITION)
      .map(({ name: { value: name }, values = [] }) => [
        name,
        Object.fromEntries(values.map((one) => [one.name.value, enumValue(name, one.name.value)])),
      ]),
  );

/**
 * Has every field without a resolver read what the API calls it, and else what the graph does: so a
 * row of the API is an object of the graph as it came.
 */
export function readRows(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const { name } = field;
      const spelled = snakeCase(name);
      if (field.resolve || spelled === name) continue;
      field.resolve = (parent: Readonly<Record<string, unknown>>) => {
        const value = parent[spelled];
        return value === undefined ? parent[name] : value;
      };
    }
  }
  return schema;
}
