import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import type { CodeStyle, FormDocument, FrameDocument } from '@hearback/schema/documents';

import { isObject } from '../readObject.ts';
import { DateTime } from './DateTime.ts';

/** A document that travels whole. Its shape is the API's to judge; here it only has to be an object. */
function wholeDocument<Document extends object>(name: string) {
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

const read = (value: unknown): string => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    throw new GraphQLError('A Date is a day such as 2026-11-21.');
  }
  return value;
};

/** A calendar day, without a time zone. */
const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: read,
  parseValue: read,
});

/** The graph's own scalars. */
export const scalars = {
  Date: CalendarDate,
  DateTime,
  CodeStyle: wholeDocument<CodeStyle>('CodeStyle'),
  FormDocument: wholeDocument<FormDocument>('FormDocument'),
  FrameDocument: wholeDocument<FrameDocument>('FrameDocument'),
};
