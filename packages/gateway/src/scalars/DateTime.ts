import { GraphQLError, GraphQLScalarType } from 'graphql';

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** As we write moments ourselves, on a day that every month has: there is nothing to turn into UTC. */
const asWritten =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

const read = (value: unknown): string => {
  if (typeof value === 'string' && asWritten.test(value)) return value;
  if (typeof value !== 'string' || !pattern.test(value) || Number.isNaN(Date.parse(value))) {
    throw new GraphQLError('A DateTime is a moment such as 2026-11-21T09:30:00.000Z.');
  }
  return new Date(value).toISOString();
};

/** A moment, ISO 8601 in UTC. Other offsets are taken and turned into UTC. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: read,
  parseValue: read,
});
