import { GraphQLError, GraphQLScalarType } from 'graphql';

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

const read = (value: unknown): string => {
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
