import { GraphQLError, GraphQLScalarType } from 'graphql';

const read = (value: unknown): string => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    throw new GraphQLError('A Date is a day such as 2026-11-21.');
  }
  return value;
};

/** A calendar day, without a time zone. */
export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: read,
  parseValue: read,
});
