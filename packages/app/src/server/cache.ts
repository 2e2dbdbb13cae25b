import { InMemoryCache, type FieldFunctionOptions, type Reference } from '@apollo/client';

/** Entities are normalized by type and id. Pages of a list are cached separately by their arguments. */
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
      // Several screens query different fields of the same statistics.
      StatsOverview: { merge: true },
      StatsScansSubmissions: { merge: true },
      StatsRatings: { merge: true },
      StatsFeedback: { merge: true },
      StatsLocationsCodes: { merge: true },
      Estimate: { merge: true },
      Nps: { merge: true },
      // The numbers of a ranking belong to its filter: the same place has others in another window.
      RankedRow: { keyFields: false },
      // So does what a colleague may do: it is told of one answer.
      TeamMember: { keyFields: false },
    },
  });

function readFrom(typename: string) {
  return {
    read(
      existing: Reference | null | undefined,
      { args, toReference }: FieldFunctionOptions,
    ): Reference | null | undefined {
      // Null is a result: the server has no such entity.
      if (existing !== undefined) return existing;
      return toReference({ __typename: typename, id: args?.['id'] as string });
    },
  };
}
