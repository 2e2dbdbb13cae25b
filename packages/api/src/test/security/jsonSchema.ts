/** As much of JSON Schema as the OpenAPI document of the API is written in. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Shapes that have a name, by it. */
export type Definitions = Readonly<Record<string, JsonSchema>>;

/** The shape behind a reference. */
export function follow(schema: JsonSchema, definitions: Definitions): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.replace('#/components/schemas/', '');
  const found = definitions[name];
  if (!found)
    throw new Error(`The OpenAPI document refers to ${name}, which it does not describe.`);
  return follow(found, definitions);
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

const isOfType = (value: unknown, type: string) =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;

function faultsOfText(value: string, { pattern, minLength, maxLength }: JsonSchema): string[] {
  // JSON Schema counts characters as people do, not code units.
  const length = [...value].length;
  return [
    ...(pattern !== undefined && !new RegExp(pattern, 'u').test(value) ? [`not ${pattern}`] : []),
    ...(length < (minLength ?? 0) ? ['too short'] : []),
    ...(length > (maxLength ?? Infinity) ? ['too long'] : []),
  ];
}

function* faultsOfObject(
  value: Record<string, unknown>,
  schema: JsonSchema,
  definitions: Definitions,
): Generator<string> {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  for (const name of required) if (!Object.hasOwn(value, name)) yield `${name}: missing`;
  for (const [name, part] of Object.entries(value)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (known === false) yield `${name}: not described`;
    else if (typeof known === 'object') {
      for (const fault of faultsOf(part, known, definitions)) yield `${name}: ${fault}`;
    }
  }
}

/** Where a value is not of its shape. */
export function faultsOf(value: unknown, written: JsonSchema, definitions: Definitions): string[] {
  const schema = follow(written, definitions);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) {
    const tried = ways.map((way) => faultsOf(value, way, definitions));
    const best = tried.toSorted((one, other) => one.length - other.length)[0] ?? [];
    return tried.some((faults) => faults.length === 0) ? [] : best;
  }
  if ('const' in schema && value !== schema.const) return [`not ${String(schema.const)}`];
  if (schema.enum && !schema.enum.includes(value)) return [`none of ${schema.enum.join(', ')}`];
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    return [`${typeOf(value)} instead of ${types.join(' or ')}`];
  }
  if (typeof value === 'string') return faultsOfText(value, schema);
  if (typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    return value < minimum || value > maximum ? [`not within ${minimum} and ${maximum}`] : [];
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    if (!items) return [];
    return value.flatMap((item, at) =>
      faultsOf(item, items, definitions).map((fault) => `${at}: ${fault}`),
    );
  }
  if (typeof value === 'object' && value !== null) {
    return [...faultsOfObject(value as Record<string, unknown>, schema, definitions)];
  }
  return [];
}
