export {
  accountDeletion,
  codeOnly,
  passkeyName,
  passwordAgain,
  passwordAndCode,
  ownershipOffer,
  colleagueAccess,
  colleagueInvitation,
  colleagueRoles,
  invitedLogin,
  credentials,
  emailOnly,
  loginInput,
  passwordChange,
  passwordResetInput,
  registration,
  userDetails,
} from './account.ts';
export { apiKey, apiScopes, type ApiScope } from './apiKey.ts';
export { judgeAnswer, sentencesOf, type Answer, type GivenAnswer } from './answer.ts';
export { answeredFieldId, isAnswerName } from '../documents/fields/FieldFacts.ts';
export {
  board,
  boardEntry,
  boardWordsIn,
  savedReply,
  type BoardEntry,
  type BoardWords,
} from './board.ts';
export { code } from './code.ts';
export { helpRequest, helpTopics, type HelpTopic } from './help.ts';
export {
  experiment,
  experimentKinds,
  experimentLimits,
  experimentMeasures,
  fewestCodes,
} from './experiment.ts';
export { findImageIssue, imagePixels, imageTypeOf, imageTypes, type ImageType } from './image.ts';
export {
  labelMentions,
  mentionsIn,
  readMentions,
  storeMentions,
  type Mention,
} from './mentions.ts';
export { isProgram } from './isProgram.ts';
export { company, location, timeZone } from './location.ts';
export {
  alertFilter,
  digestRhythms,
  digestsOfAnswers,
  dueTimes,
  notificationSettings,
  type DigestOfAnswers,
} from './notificationSettings.ts';
export { givenCode, givenPassword, newPassword, passwordRules } from './password.ts';
export { readReceipt, readSlug } from './readAloud.ts';
export { template } from './template.ts';
export {
  boundedText,
  changeTags,
  distinctTags,
  email,
  optionalText,
  requiredText,
  tagKey,
  tagName,
  tags,
} from './text.ts';
export { noField, toIssues, type Issues } from './toIssues.ts';
export {
  topicChoices,
  topicLimits,
  topicNames,
  type TopicChoice,
  type TopicName,
} from './topics.ts';
export {
  letsMoreThrough,
  webhook,
  webhookEvents,
  webhookFormats,
  type WebhookEvent,
  type WebhookFormat,
} from './webhook.ts';
