import { existsSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

import { compile } from 'json-schema-to-typescript';

import { root, runOrExit } from './run.ts';

await runOrExit('node', ['scripts/printSchema.ts']);

interface Schema {
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
}
interface Call {
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}
interface OpenApi {
  paths: Record<string, Record<string, Call>>;
  webhooks: Record<string, { post: Call }>;
  components: { schemas: Record<string, Schema> };
}

const objectOf = (
  properties: Record<string, Schema>,
  required = Object.keys(properties),
): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

/** Documents have types of their own, which their schemas in the OpenAPI document only hint at. */
function withDocumentTypes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withDocumentTypes);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { properties, ...rest } = schema as Schema;
  if (!properties) return mapValues(rest, withDocumentTypes);
  const types: Record<string, string> = properties['fields']
    ? {
        style: "FormDocument['style']",
        fields: "FormDocument['fields']",
        thank_you: "NonNullable<FormDocument['thank_you']>",
        translations: 'FormTranslations',
      }
    : {
        style: 'CodeStyle | null',
        ...(properties['size'] && { size: "FrameDocument['size']" }),
        content: "FrameDocument['content']",
        layout: 'FormLayout',
      };
  const typed = Object.entries(properties).map(([name, property]) => {
    // A part of a document may be anything: the API judges what it becomes.
    const isAny = Object.keys(property).length === 0;
    const isForm = name === 'form' && property.properties !== undefined;
    const tsType = isAny ? undefined : isForm ? 'FormDocument' : types[name];
    return [name, tsType === undefined ? withDocumentTypes(property) : { tsType }];
  });
  return { ...rest, properties: Object.fromEntries(typed) };
}

const mapValues = <Given, Result>(
  of: Record<string, Given>,
  map: (value: Given) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value)]));

/** Schema of a call's input and output. The gateway reads only JSON responses. */
function toCallSchema({ parameters = [], requestBody, responses }: Call): Schema {
  const given = (place: string) =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, schema]),
    );
  const answer = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const [path, query] = [given('path'), given('query')];
  return objectOf({
    path: objectOf(path),
    query: objectOf(query, []),
    body: requestBody?.content['application/json']?.schema ?? { tsType: 'undefined' },
    answer: answer?.content?.['application/json']?.schema ?? { tsType: 'undefined' },
  });
}

/** Prints the OpenAPI document, with references as JSON Schema has them. */
function printApi(): OpenApi {
  const printed = execFileSync(process.execPath, [`${root}packages/api/src/printOpenApi.ts`], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(printed.replaceAll('#/components/schemas/', '#/definitions/')) as OpenApi;
}

const compilerOptions = {
  additionalProperties: false,
  unreachableDefinitions: true,
  format: false,
  ignoreMinAndMaxItems: true,
} as const;

/** The calls of the REST API and their bodies as types, for the gateway's client. */
async function writeApiTypes({ components, paths }: OpenApi) {
  const calls = Object.entries(paths).map(([path, methods]) => [
    path.replace(/^\/api/, ''),
    objectOf(mapValues(methods, toCallSchema)),
  ]);
  const types = await compile(
    {
      ...objectOf(Object.fromEntries(calls) as Record<string, Schema>),
      definitions: withDocumentTypes(components.schemas) as Record<string, Schema>,
    },
    'Paths',
    {
      ...compilerOptions,
      bannerComment: [
        '/** Written from the OpenAPI document of the API. Run `npm run codegen`. */',
        'import type { CodeStyle, FormDocument, FormLayout, FormTranslations, FrameDocument }',
        "  from '@hearback/schema/documents';",
      ].join('\n'),
    },
  );
  writeFileSync(`${root}packages/gateway/src/api/api.generated.ts`, types);
}

/** The names of the definitions that a schema refers to, and that these refer to. */
function definitionsOf(schema: unknown, all: Record<string, Schema>, found = new Set<string>()) {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/definitions\/([^"]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    definitionsOf(all[name], all, found);
  }
  return found;
}

/** A call in the shape that openapi-fetch reads its types from. */
function toClientCall({ summary, parameters = [], requestBody, responses }: Call): Schema {
  const placed = (place: string) => {
    const here = parameters.filter((one) => one.in === place);
    const names = here.filter(({ required }) => required).map(({ name }) => name);
    return {
      schema: objectOf(Object.fromEntries(here.map(({ name, schema }) => [name, schema])), names),
      isThere: here.length > 0,
      isNeeded: names.length > 0,
    };
  };
  const places = ['path', 'query'].map((place) => ({ place, ...placed(place) }));
  const given = places.filter(({ isThere }) => isThere);
  const contentOf = (content: Record<string, { schema?: Schema }>) =>
    objectOf({
      content: objectOf(mapValues(content, ({ schema = {} }) => schema)),
    });
  return {
    ...objectOf({
      parameters: objectOf(
        Object.fromEntries(given.map(({ place, schema }) => [place, schema])),
        given.filter(({ isNeeded }) => isNeeded).map(({ place }) => place),
      ),
      ...(requestBody && { requestBody: contentOf(requestBody.content) }),
      responses: objectOf(mapValues(responses, ({ content = {} }) => contentOf(content))),
    }),
    ...(summary !== undefined && { description: summary }),
  };
}

/** The calls that an API key may make and the messages to webhooks as types, for `@hearback/client`. */
async function writeClientTypes({ components, paths, webhooks }: OpenApi) {
  const calls = Object.entries(paths).flatMap(([path, methods]) => {
    const allowed = Object.entries(methods).filter(([, { security }]) =>
      security?.some((one) => 'apiKey' in one),
    );
    const typed = allowed.map(([method, call]) => [method, toClientCall(call)] as const);
    return typed.length > 0 ? [[path, objectOf(Object.fromEntries(typed))] as const] : [];
  });
  const schema = objectOf({
    paths: objectOf(Object.fromEntries(calls)),
    webhooks: objectOf(
      mapValues(
        webhooks,
        ({ post }) => post.requestBody?.content['application/json']?.schema ?? {},
      ),
    ),
  });
  const names = definitionsOf(schema, components.schemas);
  const definitions = Object.fromEntries(
    Object.entries(components.schemas).filter(([name]) => names.has(name)),
  );
  const types = await compile({ ...schema, definitions }, 'HearbackApi', {
    ...compilerOptions,
    bannerComment: '/** Written from the OpenAPI document of the API. Run `npm run codegen`. */',
  });
  // openapi-fetch finds answers by status: a number.
  const numbered = types.replaceAll(/^(\s*)"([1-5]\d\d)"(\??:)/gm, '$1$2$3');
  writeFileSync(`${root}packages/client/src/api.generated.ts`, numbered);
}

const graphFromCode = runOrExit('graphql-codegen', ['--config', 'codegen.ts', '--silent'], {
  quiet: true,
});
if (existsSync(`${root}packages/api/src/printOpenApi.ts`)) {
  const api = printApi();
  await writeApiTypes(api);
  if (existsSync(`${root}packages/client`)) await writeClientTypes(api);
}
await graphFromCode;
