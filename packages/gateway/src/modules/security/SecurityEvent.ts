import type {
  LetterKind,
  SecurityEventKind,
  SecurityEventResolvers,
} from '../../resolvers.generated.ts';

/** What an event is called in the graph where the API has another word. */
export const SecurityEvent: SecurityEventResolvers = {
  apiKey: ({ api_key }) => api_key,
  dateCreated: ({ date_created }) => date_created,
  isCurrent: ({ is_current }) => is_current,
  kind: ({ kind }) => kind.toUpperCase() as SecurityEventKind,
  letter: ({ letter }) => (letter === null ? null : (letter.toUpperCase() as LetterKind)),
};
