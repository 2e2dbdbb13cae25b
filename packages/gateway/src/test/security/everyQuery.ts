import {
  getNamedType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';

import { schema } from '../../schema.ts';

/** A field with all that is below it down to a depth, each list a whole page. */
function write(field: GraphQLField<unknown, unknown>, depth: number): string | undefined {
  if (field.args.some(isRequiredArgument)) return undefined;
  const isPaged = field.args.some(({ name }) => name === 'page');
  const below = selectionOf(getNamedType(field.type), depth);
  return below && `${field.name}${isPaged ? '(page: { pageSize: 100 })' : ''}${below}`;
}

function selectionOf(type: GraphQLNamedType, depth: number): string | undefined {
  if (!isObjectType(type)) return ' ';
  if (depth === 0) return undefined;
  const parts = Object.values(type.getFields()).map((field) => write(field, depth - 1));
  return ` { ${parts.filter((part) => part !== undefined).join(' ')} }`;
}

/** For each query that asks for nothing in particular: what it can ask for, the deepest first. */
export function everyQuery(): string[][] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.map((field) => [5, 4, 3, 2, 1].flatMap((depth) => write(field, depth) ?? []));
}
