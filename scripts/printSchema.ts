import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { buildASTSchema, concatAST, lexicographicSortSchema, parse, printSchema } from 'graphql';

const folder = new URL('../packages/schema/src/graphql/', import.meta.url);
const printed = new URL('../packages/schema/schema.graphql', import.meta.url);

/** The domains' files as one schema, printed in an order that does not change with theirs. */
function print(): string {
  const files = readdirSync(folder).toSorted();
  const documents = files.map((file) => parse(readFileSync(new URL(file, folder), 'utf8')));
  return `${printSchema(lexicographicSortSchema(buildASTSchema(concatAST(documents))))}\n`;
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

if (!values.check) {
  writeFileSync(printed, print());
} else if (readFileSync(printed, 'utf8') !== print()) {
  console.error('packages/schema/schema.graphql is stale. Run `npm run codegen` and commit it.');
  process.exitCode = 1;
}
