import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from 'graphql';

import { isObject } from '../readObject.ts';

/** A document that travels whole. Its shape is the API's to judge; here it only has to be an object. */
export function wholeDocument<Document extends object>(name: string) {
  const read = (value: unknown): Document => {
    if (!isObject(value)) throw new GraphQLError(`A ${name} is an object.`);
    return value as Document;
  };

  return new GraphQLScalarType<Document, Document>({
    name,
    serialize: read,
    parseValue: read,
    parseLiteral: (node, variables) => read(valueFromASTUntyped(node, variables)),
  });
}
