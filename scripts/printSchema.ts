import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import {
  buildASTSchema,
  concatAST,
  isIntrospectionType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  parse,
  printSchema,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';

const folder = new URL('../packages/schema/src/graphql/', import.meta.url);
const printed = new URL('../packages/schema/schema.graphql', import.meta.url);

/** The domains' files as one schema, in an order that does not change with theirs. */
function build(): GraphQLSchema {
  const files = readdirSync(folder).toSorted();
  const documents = files.map((file) => parse(readFileSync(new URL(file, folder), 'utf8')));
  return lexicographicSortSchema(buildASTSchema(concatAST(documents)));
}

/** Names of fields that say all there is to say, on whichever type. */
const selfExplaining = new Set(
  [
    'address codeId companyId currentPassword dateCreated dateDeleted dateUpdated description direction',
    'document email errors field firstName formId id ids items kind lastName locationId name newPassword',
    'newPasswordConfirm orderBy pageInfo password passwordConfirm period registrationNumber removedIds',
    'representative sentiment status title url',
  ].flatMap((names) => names.split(' ')),
);

/** Types and fields without a sentence: whoever writes a program reads them in place of documentation. */
function findUndescribed(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const operations = new Set([schema.getQueryType()?.name, schema.getMutationType()?.name]);
  const fields = types.flatMap((type) =>
    'getFields' in type
      ? Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields())
          .filter(({ name }) => operations.has(type.name) || !selfExplaining.has(name))
          .map(({ name, description }) => ({ name: `${type.name}.${name}`, description }))
      : [],
  );
  return [...types, ...fields].filter(({ description }) => !description).map(({ name }) => name);
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const schema = build();
const text = `${printSchema(schema)}\n`;

if (!values.check) {
  writeFileSync(printed, text);
} else if (readFileSync(printed, 'utf8') !== text) {
  console.error('packages/schema/schema.graphql is stale. Run `npm run codegen` and commit it.');
  process.exitCode = 1;
}
const undescribed = values.check ? findUndescribed(schema) : [];
for (const name of undescribed)
  console.error(`packages/schema/src/graphql: ${name} has no sentence.`);
if (undescribed.length > 0) process.exitCode = 1;
