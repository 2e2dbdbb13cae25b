import type {
  LetterKind,
  NotificationKind,
  NotificationResolvers,
} from '../../resolvers.generated.ts';

/** What a notification is called in the graph where the API has another word. */
export const Notification: NotificationResolvers = {
  codeId: ({ code }) => code,
  codeName: ({ code_name }) => code_name,
  dateCreated: ({ date_created }) => date_created,
  dateUpdated: ({ date_updated }) => date_updated,
  feedbackId: ({ feedback }) => feedback,
  isRead: ({ is_read }) => is_read,
  kind: ({ kind }) => kind.toUpperCase() as NotificationKind,
  letter: ({ letter }) => (letter === null ? null : (letter.toUpperCase() as LetterKind)),
  letterTo: ({ letter_to }) => letter_to,
  locationId: ({ location }) => location,
  locationName: ({ location_name }) => location_name,
};
