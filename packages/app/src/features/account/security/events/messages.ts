import { defineMessage } from '@formatjs/intl';

/** Security events, one sentence for each kind. */
export const messages = {
  registered: defineMessage({
    id: 'account.event.registered',
    defaultMessage: 'The account was opened.',
    description: 'In the list of what happened to the account',
  }),
  activated: defineMessage({
    id: 'account.event.activated',
    defaultMessage: 'The account was activated.',
    description: 'In the list of what happened to the account',
  }),
  loggedIn: defineMessage({
    id: 'account.event.loggedIn',
    defaultMessage: 'Logged in.',
    description: 'In the list of what happened to the account',
  }),
  newDevice: defineMessage({
    id: 'account.event.newDevice',
    defaultMessage: 'Logged in on a new device.',
    description: 'In the list of what happened to the account',
  }),
  loginFailed: defineMessage({
    id: 'account.event.loginFailed',
    defaultMessage: 'Somebody tried to log in with a wrong password.',
    description: 'In the list of what happened to the account',
  }),
  loggedOut: defineMessage({
    id: 'account.event.loggedOut',
    defaultMessage: 'Logged out.',
    description: 'In the list of what happened to the account',
  }),
  refreshTokenReused: defineMessage({
    id: 'account.event.refreshTokenReused',
    defaultMessage: 'A session was ended: somebody used a copy of it.',
    description:
      'In the list of what happened to the account: the secret of a session was used twice',
  }),
  sessionEnded: defineMessage({
    id: 'account.event.sessionEnded',
    defaultMessage: 'Another device was logged out.',
    description: 'In the list of what happened to the account',
  }),
  otherSessionsEnded: defineMessage({
    id: 'account.event.otherSessionsEnded',
    defaultMessage: 'All other devices were logged out.',
    description: 'In the list of what happened to the account',
  }),
  resetAsked: defineMessage({
    id: 'account.event.resetAsked',
    defaultMessage: 'A link to set a new password was asked for.',
    description: 'In the list of what happened to the account',
  }),
  passwordReset: defineMessage({
    id: 'account.event.passwordReset',
    defaultMessage: 'A new password was set with a link from a letter.',
    description: 'In the list of what happened to the account',
  }),
  passwordChanged: defineMessage({
    id: 'account.event.passwordChanged',
    defaultMessage: 'The password was changed.',
    description: 'In the list of what happened to the account',
  }),
  languageChanged: defineMessage({
    id: 'account.event.languageChanged',
    defaultMessage: 'The language was changed.',
    description: 'In the list of what happened to the account',
  }),
  deletionAsked: defineMessage({
    id: 'account.event.deletionAsked',
    defaultMessage: 'The deletion of the account was asked for.',
    description: 'In the list of what happened to the account',
  }),
  deletionCancelled: defineMessage({
    id: 'account.event.deletionCancelled',
    defaultMessage: 'The deletion of the account was cancelled.',
    description: 'In the list of what happened to the account',
  }),
  apiKeyMade: defineMessage({
    id: 'account.event.apiKeyMade',
    defaultMessage: 'An API key was made.',
    description: 'In the list of what happened to the account',
  }),
  apiKeyRevoked: defineMessage({
    id: 'account.event.apiKeyRevoked',
    defaultMessage: 'An API key was revoked.',
    description: 'In the list of what happened to the account',
  }),
  namedApiKeyMade: defineMessage<{ readonly name: string; readonly prefix: string }>({
    id: 'account.event.namedApiKeyMade',
    defaultMessage: 'The API key “{name}” ({prefix}…) was made.',
    description: 'In the list of what happened to the account; prefix is how the key begins',
  }),
  namedApiKeyRevoked: defineMessage<{ readonly name: string; readonly prefix: string }>({
    id: 'account.event.namedApiKeyRevoked',
    defaultMessage: 'The API key “{name}” ({prefix}…) was revoked.',
    description: 'In the list of what happened to the account; prefix is how the key begins',
  }),
  byApiKey: defineMessage<{ readonly name: string; readonly prefix: string }>({
    id: 'account.event.byApiKey',
    defaultMessage: 'Program with the key “{name}” ({prefix}…)',
    description: 'Under something that happened to the account: a program did it, with an API key',
  }),
  colleagueInvited: defineMessage<{ readonly email: string }>({
    id: 'account.event.colleagueInvited',
    defaultMessage: '{email} was invited as a colleague.',
    description: 'In the list of what happened to the account; email is the address of a colleague',
  }),
  invitationRevoked: defineMessage<{ readonly email: string }>({
    id: 'account.event.invitationRevoked',
    defaultMessage: 'The invitation of {email} was revoked.',
    description: 'In the list of what happened to the account; email is the address of a colleague',
  }),
  colleagueJoined: defineMessage<{ readonly email: string }>({
    id: 'account.event.colleagueJoined',
    defaultMessage: '{email} accepted an invitation.',
    description: 'In the list of what happened to the account; email is the address of a colleague',
  }),
  colleagueChanged: defineMessage<{ readonly email: string }>({
    id: 'account.event.colleagueChanged',
    defaultMessage: 'The role or the places of {email} were changed.',
    description: 'In the list of what happened to the account; email is the address of a colleague',
  }),
  colleagueRemoved: defineMessage<{ readonly email: string }>({
    id: 'account.event.colleagueRemoved',
    defaultMessage: '{email} is no colleague any more.',
    description: 'In the list of what happened to the account; email is the address of a colleague',
  }),
  colleagueLeft: defineMessage<{ readonly email: string }>({
    id: 'account.event.colleagueLeft',
    defaultMessage: '{email} left the account.',
    description: 'In the list of what happened to the account; email is the address of a colleague',
  }),
  ownershipOffered: defineMessage<{ readonly email: string }>({
    id: 'account.event.ownershipOffered',
    defaultMessage: 'The account was offered to {email}.',
    description: 'In the list of what happened to the account; email is the address of a colleague',
  }),
  ownershipWithdrawn: defineMessage<{ readonly email: string }>({
    id: 'account.event.ownershipWithdrawn',
    defaultMessage: 'The offer of the account to {email} was withdrawn.',
    description: 'In the list of what happened to the account; email is the address of a colleague',
  }),
  ownershipDeclined: defineMessage<{ readonly email: string }>({
    id: 'account.event.ownershipDeclined',
    defaultMessage: '{email} declined the account.',
    description: 'In the list of what happened to the account; email is the address of a colleague',
  }),
  ownershipMoved: defineMessage<{ readonly email: string }>({
    id: 'account.event.ownershipMoved',
    defaultMessage: '{email} owns the account now.',
    description: 'In the list of what happened to the account; email is the address of a colleague',
  }),
  byColleague: defineMessage<{ readonly name: string }>({
    id: 'account.event.byColleague',
    defaultMessage: 'by {name}',
    description: 'Under an event of the account: the colleague who did it',
  }),
  webhookAdded: defineMessage<{ readonly host: string }>({
    id: 'account.event.webhookAdded',
    defaultMessage:
      '{host, select, none {A webhook was added.} other {A webhook to {host} was added.}}',
    description:
      'In the list of what happened to the account; host is where the webhook leads, none where that is not known',
  }),
  webhookChanged: defineMessage<{ readonly host: string }>({
    id: 'account.event.webhookChanged',
    defaultMessage:
      '{host, select, none {A webhook was changed.} other {The webhook to {host} was changed.}}',
    description:
      'In the list of what happened to the account; host is where the webhook leads, none where that is not known',
  }),
  webhookRemoved: defineMessage<{ readonly host: string }>({
    id: 'account.event.webhookRemoved',
    defaultMessage:
      '{host, select, none {A webhook was removed.} other {The webhook to {host} was removed.}}',
    description:
      'In the list of what happened to the account; host is where the webhook leads, none where that is not known',
  }),
  webhookSwitchedOff: defineMessage<{ readonly host: string }>({
    id: 'account.event.webhookSwitchedOff',
    defaultMessage:
      '{host, select, none {A webhook was switched off with the old password.} other {The webhook to {host} was switched off with the old password.}}',
    description:
      'In the list of what happened to the account; host is where the webhook leads, none where that is not known',
  }),
  webhookSecretShown: defineMessage({
    id: 'account.event.webhookSecretShown',
    defaultMessage: 'The secret of a webhook was shown.',
    description: 'In the list of what happened to the account',
  }),
  webhookSecretRotated: defineMessage({
    id: 'account.event.webhookSecretRotated',
    defaultMessage: 'The secret of a webhook was exchanged.',
    description: 'In the list of what happened to the account',
  }),
  boardOpened: defineMessage({
    id: 'account.event.boardOpened',
    defaultMessage: 'The public board of a location was switched on.',
    description: 'In the list of what happened to the account',
  }),
  boardClosed: defineMessage({
    id: 'account.event.boardClosed',
    defaultMessage: 'The public board of a location was switched off.',
    description: 'In the list of what happened to the account',
  }),
  answersOpened: defineMessage({
    id: 'account.event.answersOpened',
    defaultMessage: 'The public answers of a location were switched on.',
    description: 'In the list of what happened to the account',
  }),
  answersClosed: defineMessage({
    id: 'account.event.answersClosed',
    defaultMessage: 'The public answers of a location were switched off.',
    description: 'In the list of what happened to the account',
  }),
  exportMade: defineMessage({
    id: 'account.event.exportMade',
    defaultMessage: 'All data was downloaded.',
    description: 'In the list of what happened to the account',
  }),
  feedbackExported: defineMessage({
    id: 'account.event.feedbackExported',
    defaultMessage: 'Feedback was downloaded as a file.',
    description: 'In the list of what happened to the account',
  }),
  sampleRemoved: defineMessage({
    id: 'account.event.sampleRemoved',
    defaultMessage: 'The sample workspace was removed.',
    description: 'In the list of what happened to the account',
  }),
  letterFailed: defineMessage<{ readonly letter: string }>({
    id: 'account.event.letterFailed',
    defaultMessage:
      '{letter, select, ACTIVATION {The letter with the activation link} PASSWORD_RESET {The letter with the link for a new password} PASSWORD_CHANGED {The letter about your changed password} NEW_SIGN_IN {The letter about a login from a new device} API_KEY_MADE {The letter about a new API key} CODE_PUBLISHED {The letter about a published code} DELETION_ASKED {The letter about the deletion of the account} DELETION_NEAR {The letter about the coming deletion of the account} DELETED {The letter about the deleted account} LOW_RATINGS {The letter about low ratings} DIGEST {The digest} MONTHLY_REPORT {The monthly report} QUESTION {The letter with your question} WEBHOOK_SWITCHED_OFF {The letter about a webhook that was switched off} WEBHOOK_MADE {The letter about a new webhook} WEBHOOK_MOVED {The letter about the new address of a webhook} ALERT_CONFIRMATION {The letter that asks whether somebody wants alerts} INVITATION {The invitation of a colleague} OWNERSHIP {The letter about the transfer of the account} EMAIL_CHANGE {The letter about another login address} SECOND_FACTOR_CHANGED {The letter about one-time codes} SECURITY_SUMMARY {The letter about several changes to the account} other {A letter}} could not be delivered.',
    description: 'In the list of what happened to the account; letter says which one',
  }),
  companiesRemoved: defineMessage<{
    readonly removed: number;
    readonly locations: number;
    readonly codes: number;
    readonly feedback: number;
  }>({
    id: 'account.event.companiesRemoved',
    defaultMessage:
      '{removed, plural, one {# company was} other {# companies were}} deleted, with {locations, plural, one {# location} other {# locations}}, {codes, plural, one {# code} other {# codes}} and {feedback, plural, one {# answer} other {# answers}}.',
    description: 'In the list of what happened to the account',
  }),
  locationsRemoved: defineMessage<{
    readonly removed: number;
    readonly codes: number;
    readonly feedback: number;
  }>({
    id: 'account.event.locationsRemoved',
    defaultMessage:
      '{removed, plural, one {# location was} other {# locations were}} deleted, with {codes, plural, one {# code} other {# codes}} and {feedback, plural, one {# answer} other {# answers}}.',
    description: 'In the list of what happened to the account',
  }),
  formsRemoved: defineMessage<{ readonly removed: number; readonly codes: number }>({
    id: 'account.event.formsRemoved',
    defaultMessage:
      '{removed, plural, one {# form was} other {# forms were}} deleted, and {codes, plural, one {# code} other {# codes}} unpublished.',
    description: 'In the list of what happened to the account',
  }),
  framesRemoved: defineMessage<{ readonly removed: number; readonly codes: number }>({
    id: 'account.event.framesRemoved',
    defaultMessage:
      '{removed, plural, one {# frame was} other {# frames were}} deleted, and {codes, plural, one {# code} other {# codes}} unpublished.',
    description: 'In the list of what happened to the account',
  }),
  templatesRemoved: defineMessage<{ readonly removed: number }>({
    id: 'account.event.templatesRemoved',
    defaultMessage: '{removed, plural, one {# template was} other {# templates were}} deleted.',
    description: 'In the list of what happened to the account',
  }),
  codesRemoved: defineMessage<{ readonly removed: number; readonly feedback: number }>({
    id: 'account.event.codesRemoved',
    defaultMessage:
      '{removed, plural, one {# code was} other {# codes were}} deleted, with {feedback, plural, one {# answer} other {# answers}}.',
    description: 'In the list of what happened to the account',
  }),
  feedbackRemoved: defineMessage<{ readonly removed: number }>({
    id: 'account.event.feedbackRemoved',
    defaultMessage: '{removed, plural, one {# answer was} other {# answers were}} deleted.',
    description: 'In the list of what happened to the account',
  }),
  deletionRestored: defineMessage<{ readonly removed: number }>({
    id: 'account.event.deletionRestored',
    defaultMessage:
      '{removed, plural, one {A deleted item was} other {# deleted items were}} restored.',
    description: 'In the list of what happened to the account',
  }),
  operatorDeactivated: defineMessage({
    id: 'account.event.operatorDeactivated',
    defaultMessage: 'Support deactivated the account.',
    description: 'In the list of what happened to the account; those who run the product did it',
  }),
  operatorActivated: defineMessage({
    id: 'account.event.operatorActivated',
    defaultMessage: 'Support activated the account.',
    description: 'In the list of what happened to the account; those who run the product did it',
  }),
  operatorEndedSessions: defineMessage({
    id: 'account.event.operatorEndedSessions',
    defaultMessage: 'Support logged out all devices.',
    description: 'In the list of what happened to the account; those who run the product did it',
  }),
  operatorSentLetter: defineMessage({
    id: 'account.event.operatorSentLetter',
    defaultMessage: 'Support sent a letter with a link again.',
    description: 'In the list of what happened to the account; those who run the product did it',
  }),
  emailChangeAsked: defineMessage({
    id: 'account.event.emailChangeAsked',
    defaultMessage: 'Another login address was asked for.',
    description: 'In the list of what happened to the account',
  }),
  emailChanged: defineMessage({
    id: 'account.event.emailChanged',
    defaultMessage: 'The login address was changed.',
    description: 'In the list of what happened to the account',
  }),
  emailChangeUndone: defineMessage({
    id: 'account.event.emailChangeUndone',
    defaultMessage: 'The change of the login address was taken back.',
    description: 'In the list of what happened to the account',
  }),
  passkeyAdded: defineMessage({
    id: 'account.event.passkeyAdded',
    defaultMessage: 'A passkey was added.',
    description: 'In the list of what happened to the account',
  }),
  passkeyRemoved: defineMessage({
    id: 'account.event.passkeyRemoved',
    defaultMessage: 'A passkey was removed.',
    description: 'In the list of what happened to the account',
  }),
  passkeyCopied: defineMessage({
    id: 'account.event.passkeyCopied',
    defaultMessage: 'A login with a passkey was refused: there may be a copy of it.',
    description: 'In the list of what happened to the account',
  }),
  oidcLinked: defineMessage({
    id: 'account.event.oidcLinked',
    defaultMessage: 'The login of another provider was linked.',
    description: 'In the list of what happened to the account',
  }),
  oidcUnlinked: defineMessage({
    id: 'account.event.oidcUnlinked',
    defaultMessage: 'The login of another provider was unlinked.',
    description: 'In the list of what happened to the account',
  }),
  secondFactorOn: defineMessage({
    id: 'account.event.secondFactorOn',
    defaultMessage: 'One-time codes were turned on.',
    description: 'In the list of what happened to the account',
  }),
  secondFactorOff: defineMessage({
    id: 'account.event.secondFactorOff',
    defaultMessage: 'One-time codes were turned off.',
    description: 'In the list of what happened to the account',
  }),
  recoveryCodesMade: defineMessage({
    id: 'account.event.recoveryCodesMade',
    defaultMessage: 'New recovery codes were made.',
    description: 'In the list of what happened to the account',
  }),
  recoveryCodeUsed: defineMessage({
    id: 'account.event.recoveryCodeUsed',
    defaultMessage: 'Logged in with a recovery code.',
    description: 'In the list of what happened to the account',
  }),
  codeFailed: defineMessage({
    id: 'account.event.codeFailed',
    defaultMessage: 'Somebody typed the right password and a wrong one-time code.',
    description: 'In the list of what happened to the account',
  }),
  operatorSecondFactorOff: defineMessage({
    id: 'account.event.operatorSecondFactorOff',
    defaultMessage: 'Support turned one-time codes off and removed passkeys and linked logins.',
    description: 'In the list of what happened to the account; those who run the product did it',
  }),
};
