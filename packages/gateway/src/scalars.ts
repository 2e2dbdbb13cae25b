import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import type {
  CodeStyle,
  FieldAnswers,
  FormDocument,
  FrameDocument,
  GivenAnswers,
} from '@hearback/schema/documents';

import { isObject } from './readBody.ts';

/** A document that is passed on unchanged. The API validates it; here it only has to be an object. */
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

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** As we write moments ourselves, on a day that every month has: there is nothing to turn into UTC. */
const asWritten =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

const readMoment = (value: unknown): string => {
  if (typeof value === 'string' && asWritten.test(value)) return value;
  if (typeof value !== 'string' || !pattern.test(value) || Number.isNaN(Date.parse(value))) {
    throw new GraphQLError('A DateTime is a moment such as 2026-11-21T09:30:00.000Z.');
  }
  return new Date(value).toISOString();
};

/** A moment, ISO 8601 in UTC. Other offsets are taken and turned into UTC. */
const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: readMoment,
  parseValue: readMoment,
});

const readDay = (value: unknown): string => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    throw new GraphQLError('A Date is a day such as 2026-11-21.');
  }
  return value;
};

/** A calendar day, without a time zone. */
const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: readDay,
  parseValue: readDay,
});

/** The graph's own scalars. */
export const scalars = {
  Date: CalendarDate,
  DateTime,
  CodeStyle: wholeDocument<CodeStyle>('CodeStyle'),
  FieldAnswers: wholeDocument<FieldAnswers>('FieldAnswers'),
  FormDocument: wholeDocument<FormDocument>('FormDocument'),
  FrameDocument: wholeDocument<FrameDocument>('FrameDocument'),
  GivenAnswers: wholeDocument<GivenAnswers>('GivenAnswers'),
};
