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
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}
interface OpenApi {
  paths: Record<string, Record<string, Call>>;
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

const mapValues = (of: object, map: (value: unknown) => unknown) =>
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

/** The calls of the REST API and their bodies as types, for the gateway's client. */
async function writeApiTypes() {
  const printed = execFileSync(process.execPath, [`${root}packages/api/src/printOpenApi.ts`], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const { components, paths } = JSON.parse(
    printed.replaceAll('#/components/schemas/', '#/definitions/'),
  ) as OpenApi;
  const calls = Object.entries(paths).map(([path, methods]) => [
    path.replace(/^\/api/, ''),
    objectOf(mapValues(methods, (call) => toCallSchema(call as Call)) as Record<string, Schema>),
  ]);
  const types = await compile(
    {
      ...objectOf(Object.fromEntries(calls) as Record<string, Schema>),
      definitions: withDocumentTypes(components.schemas) as Record<string, Schema>,
    },
    'Paths',
    {
      additionalProperties: false,
      unreachableDefinitions: true,
      bannerComment: [
        '/** Written from the OpenAPI document of the API. Run `npm run codegen`. */',
        'import type { CodeStyle, FormDocument, FormLayout, FormTranslations, FrameDocument }',
        "  from '@hearback/schema/documents';",
      ].join('\n'),
      format: false,
      ignoreMinAndMaxItems: true,
    },
  );
  writeFileSync(`${root}packages/gateway/src/api/api.generated.ts`, types);
}

const graphFromCode = runOrExit('graphql-codegen', ['--config', 'codegen.ts', '--silent'], {
  quiet: true,
});
if (existsSync(`${root}packages/api/src/printOpenApi.ts`)) await writeApiTypes();
await graphFromCode;
