import { InMemoryCache } from '@apollo/client';

/** Things are kept by type and id. Pages of a list are kept apart by their arguments. */
export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          // A dialog about one row of a list starts with what the list knows.
          company: readFrom('Company'),
          location: readFrom('Location'),
          form: readFrom('Form'),
          frame: readFrom('Frame'),
          code: readFrom('Code'),
          feedback: readFrom('Feedback'),
        },
      },
    },
  });

function readFrom(typename: string) {
  return {
    read(
      existing: unknown,
      { args, toReference }: Parameters<import('@apollo/client').FieldReadFunction>[1],
    ) {
      return existing ?? toReference({ __typename: typename, id: args?.['id'] as string });
    },
  };
}
