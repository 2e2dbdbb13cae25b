import type { DeletionKind, DeletionResolvers } from '../../resolvers.generated.ts';

/** What a deletion is called in the graph where the API has another word. */
export const Deletion: DeletionResolvers = {
  dateDeleted: ({ date_deleted }) => date_deleted,
  kind: ({ kind }) => kind.toUpperCase() as DeletionKind,
  restorableUntil: ({ restorable_until }) => restorable_until,
};
