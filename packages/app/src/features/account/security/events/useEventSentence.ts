import type {
  SecurityEventKind,
  SecurityEventRow_EventFragment,
} from '../../../../server/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { messages } from './messages';

type Plain = Exclude<
  SecurityEventKind,
  | 'API_KEY_MADE'
  | 'API_KEY_REVOKED'
  | 'WEBHOOK_ADDED'
  | 'WEBHOOK_CHANGED'
  | 'WEBHOOK_REMOVED'
  | 'WEBHOOK_SWITCHED_OFF'
  | 'COLLEAGUE_INVITED'
  | 'INVITATION_REVOKED'
  | 'COLLEAGUE_JOINED'
  | 'COLLEAGUE_CHANGED'
  | 'COLLEAGUE_REMOVED'
  | 'COLLEAGUE_LEFT'
  | 'OWNERSHIP_OFFERED'
  | 'OWNERSHIP_WITHDRAWN'
  | 'OWNERSHIP_DECLINED'
  | 'OWNERSHIP_MOVED'
  | 'LETTER_FAILED'
  | 'COMPANIES_REMOVED'
  | 'LOCATIONS_REMOVED'
  | 'FORMS_REMOVED'
  | 'FRAMES_REMOVED'
  | 'TEMPLATES_REMOVED'
  | 'CODES_REMOVED'
  | 'FEEDBACK_REMOVED'
  | 'DELETION_RESTORED'
>;

const plain = {
  REGISTERED: messages.registered,
  ACTIVATED: messages.activated,
  LOGGED_IN: messages.loggedIn,
  NEW_DEVICE: messages.newDevice,
  LOGIN_FAILED: messages.loginFailed,
  LOGGED_OUT: messages.loggedOut,
  REFRESH_TOKEN_REUSED: messages.refreshTokenReused,
  SESSION_ENDED: messages.sessionEnded,
  OTHER_SESSIONS_ENDED: messages.otherSessionsEnded,
  RESET_ASKED: messages.resetAsked,
  PASSWORD_RESET: messages.passwordReset,
  PASSWORD_CHANGED: messages.passwordChanged,
  EMAIL_CHANGE_ASKED: messages.emailChangeAsked,
  EMAIL_CHANGED: messages.emailChanged,
  EMAIL_CHANGE_UNDONE: messages.emailChangeUndone,
  PASSKEY_ADDED: messages.passkeyAdded,
  PASSKEY_REMOVED: messages.passkeyRemoved,
  PASSKEY_COPIED: messages.passkeyCopied,
  OIDC_LINKED: messages.oidcLinked,
  OIDC_UNLINKED: messages.oidcUnlinked,
  LANGUAGE_CHANGED: messages.languageChanged,
  DELETION_ASKED: messages.deletionAsked,
  DELETION_CANCELLED: messages.deletionCancelled,
  WEBHOOK_SECRET_SHOWN: messages.webhookSecretShown,
  WEBHOOK_SECRET_ROTATED: messages.webhookSecretRotated,
  BOARD_OPENED: messages.boardOpened,
  BOARD_CLOSED: messages.boardClosed,
  ANSWERS_OPENED: messages.answersOpened,
  ANSWERS_CLOSED: messages.answersClosed,
  EXPORT_MADE: messages.exportMade,
  FEEDBACK_EXPORTED: messages.feedbackExported,
  SAMPLE_REMOVED: messages.sampleRemoved,
  OPERATOR_DEACTIVATED: messages.operatorDeactivated,
  OPERATOR_ACTIVATED: messages.operatorActivated,
  OPERATOR_ENDED_SESSIONS: messages.operatorEndedSessions,
  OPERATOR_SENT_LETTER: messages.operatorSentLetter,
  SECOND_FACTOR_ON: messages.secondFactorOn,
  SECOND_FACTOR_OFF: messages.secondFactorOff,
  RECOVERY_CODES_MADE: messages.recoveryCodesMade,
  RECOVERY_CODE_USED: messages.recoveryCodeUsed,
  CODE_FAILED: messages.codeFailed,
  OPERATOR_SECOND_FACTOR_OFF: messages.operatorSecondFactorOff,
} satisfies Record<Plain, unknown>;

const nothing = { removed: 0, locations: 0, codes: 0, feedback: 0 };

/** Returns a sentence describing a security event. */
export function useEventSentence() {
  const { formatMessage } = useIntl();

  return ({
    kind,
    counts,
    letter,
    apiKey,
    webhook,
    colleague,
  }: SecurityEventRow_EventFragment): string => {
    const { removed, locations, codes, feedback } = counts ?? nothing;
    switch (kind) {
      case 'API_KEY_MADE':
        return apiKey
          ? formatMessage(messages.namedApiKeyMade, apiKey)
          : formatMessage(messages.apiKeyMade);
      case 'API_KEY_REVOKED':
        return apiKey
          ? formatMessage(messages.namedApiKeyRevoked, apiKey)
          : formatMessage(messages.apiKeyRevoked);
      case 'WEBHOOK_ADDED':
        return formatMessage(messages.webhookAdded, { host: webhook ?? 'none' });
      case 'WEBHOOK_CHANGED':
        return formatMessage(messages.webhookChanged, { host: webhook ?? 'none' });
      case 'WEBHOOK_REMOVED':
        return formatMessage(messages.webhookRemoved, { host: webhook ?? 'none' });
      case 'WEBHOOK_SWITCHED_OFF':
        return formatMessage(messages.webhookSwitchedOff, { host: webhook ?? 'none' });
      case 'COLLEAGUE_INVITED':
        return formatMessage(messages.colleagueInvited, { email: colleague ?? '' });
      case 'INVITATION_REVOKED':
        return formatMessage(messages.invitationRevoked, { email: colleague ?? '' });
      case 'COLLEAGUE_JOINED':
        return formatMessage(messages.colleagueJoined, { email: colleague ?? '' });
      case 'COLLEAGUE_CHANGED':
        return formatMessage(messages.colleagueChanged, { email: colleague ?? '' });
      case 'COLLEAGUE_REMOVED':
        return formatMessage(messages.colleagueRemoved, { email: colleague ?? '' });
      case 'COLLEAGUE_LEFT':
        return formatMessage(messages.colleagueLeft, { email: colleague ?? '' });
      case 'OWNERSHIP_OFFERED':
        return formatMessage(messages.ownershipOffered, { email: colleague ?? '' });
      case 'OWNERSHIP_WITHDRAWN':
        return formatMessage(messages.ownershipWithdrawn, { email: colleague ?? '' });
      case 'OWNERSHIP_DECLINED':
        return formatMessage(messages.ownershipDeclined, { email: colleague ?? '' });
      case 'OWNERSHIP_MOVED':
        return formatMessage(messages.ownershipMoved, { email: colleague ?? '' });
      case 'LETTER_FAILED':
        return formatMessage(messages.letterFailed, { letter: letter ?? 'other' });
      case 'COMPANIES_REMOVED':
        return formatMessage(messages.companiesRemoved, { removed, locations, codes, feedback });
      case 'LOCATIONS_REMOVED':
        return formatMessage(messages.locationsRemoved, { removed, codes, feedback });
      case 'FORMS_REMOVED':
        return formatMessage(messages.formsRemoved, { removed, codes });
      case 'FRAMES_REMOVED':
        return formatMessage(messages.framesRemoved, { removed, codes });
      case 'TEMPLATES_REMOVED':
        return formatMessage(messages.templatesRemoved, { removed });
      case 'CODES_REMOVED':
        return formatMessage(messages.codesRemoved, { removed, feedback });
      case 'FEEDBACK_REMOVED':
        return formatMessage(messages.feedbackRemoved, { removed });
      case 'DELETION_RESTORED':
        return formatMessage(messages.deletionRestored, { removed });
      default:
        return formatMessage(plain[kind]);
    }
  };
}
