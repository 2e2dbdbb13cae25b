import { existsSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

import { compile } from 'json-schema-to-typescript';

import { root, runOrExit } from './run.ts';

await runOrExit('node', ['scripts/printSchema.ts']);

/** The bodies of the REST API as types, for the gateway's sources. */
async function writeApiTypes() {
  const printed = execFileSync(process.execPath, [`${root}packages/api/src/printOpenApi.ts`], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const { components } = JSON.parse(printed) as { components: { schemas: object } };
  const document = JSON.parse(
    JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/definitions/'),
  ) as Record<string, object>;
  const types = await compile(
    { title: 'Bodies', type: 'object', additionalProperties: false, definitions: document },
    'Bodies',
    {
      additionalProperties: false,
      unreachableDefinitions: true,
      bannerComment: '/** Written from the OpenAPI document of the API. Run `npm run codegen`. */',
      format: false,
    },
  );
  writeFileSync(`${root}packages/gateway/src/sources/api.generated.ts`, types);
}

const graphFromCode = runOrExit('graphql-codegen', ['--config', 'codegen.ts', '--silent'], {
  quiet: true,
});
if (existsSync(`${root}packages/api/src/printOpenApi.ts`)) await writeApiTypes();
await graphFromCode;
