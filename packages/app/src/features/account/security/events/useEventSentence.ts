import type {
  SecurityEventKind,
  SecurityEventRow_EventFragment,
} from '../../../../apollo/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { messages as said } from './messages';

type Plain = Exclude<
  SecurityEventKind,
  | 'LETTER_FAILED'
  | 'COMPANIES_REMOVED'
  | 'LOCATIONS_REMOVED'
  | 'FORMS_REMOVED'
  | 'FRAMES_REMOVED'
  | 'CODES_REMOVED'
  | 'FEEDBACK_REMOVED'
>;

const plain = {
  REGISTERED: said.registered,
  ACTIVATED: said.activated,
  LOGGED_IN: said.loggedIn,
  NEW_DEVICE: said.newDevice,
  LOGIN_FAILED: said.loginFailed,
  LOGGED_OUT: said.loggedOut,
  REFRESH_TOKEN_REUSED: said.refreshTokenReused,
  SESSION_ENDED: said.sessionEnded,
  OTHER_SESSIONS_ENDED: said.otherSessionsEnded,
  RESET_ASKED: said.resetAsked,
  PASSWORD_RESET: said.passwordReset,
  PASSWORD_CHANGED: said.passwordChanged,
  LANGUAGE_CHANGED: said.languageChanged,
  DELETION_ASKED: said.deletionAsked,
  DELETION_CANCELLED: said.deletionCancelled,
  EXPORT_MADE: said.exportMade,
  SAMPLE_REMOVED: said.sampleRemoved,
} satisfies Record<Plain, unknown>;

const nothing = { removed: 0, locations: 0, codes: 0, feedback: 0 };

/** Says what happened, in one sentence. */
export function useEventSentence() {
  const { formatMessage } = useIntl();

  return ({ kind, counts, letter }: SecurityEventRow_EventFragment): string => {
    const { removed, locations, codes, feedback } = counts ?? nothing;
    switch (kind) {
      case 'LETTER_FAILED':
        return formatMessage(said.letterFailed, { letter: letter ?? 'other' });
      case 'COMPANIES_REMOVED':
        return formatMessage(said.companiesRemoved, { removed, locations, codes, feedback });
      case 'LOCATIONS_REMOVED':
        return formatMessage(said.locationsRemoved, { removed, codes, feedback });
      case 'FORMS_REMOVED':
        return formatMessage(said.formsRemoved, { removed, codes });
      case 'FRAMES_REMOVED':
        return formatMessage(said.framesRemoved, { removed, codes });
      case 'CODES_REMOVED':
        return formatMessage(said.codesRemoved, { removed, feedback });
      case 'FEEDBACK_REMOVED':
        return formatMessage(said.feedbackRemoved, { removed });
      default:
        return formatMessage(plain[kind]);
    }
  };
}
