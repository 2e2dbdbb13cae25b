import type { NotificationRow_NotificationFragment } from '../../server/generated/graphql';
import { paths } from '../../paths';

type Told = Pick<NotificationRow_NotificationFragment, 'kind'> &
  Partial<Pick<NotificationRow_NotificationFragment, 'codeId' | 'feedbackId' | 'letter'>>;

/** Where a reader sees what a notification is about. */
export function subjectOf({ kind, codeId, feedbackId, letter }: Told): string {
  switch (kind) {
    case 'NEW_FEEDBACK':
    case 'LOW_RATING': {
      // The newest answer, beside the others to its code.
      const search = new URLSearchParams();
      if (codeId) search.set('code', codeId);
      if (feedbackId) search.set('open', feedbackId);
      return `${paths.feedback}?${search.toString()}`;
    }
    case 'CODE_PUBLISHED':
      return codeId ? paths.codeEditor(codeId) : paths.codes;
    case 'LETTER_FAILED':
      // Only the letters about low ratings go to an address that is kept with a location.
      return letter === 'LOW_RATINGS' ? paths.locations : paths.notificationSettings;
  }
}
