export {
  accountDeletion,
  credentials,
  emailOnly,
  login,
  passwordChange,
  passwordReset,
  registration,
  userDetails,
} from './account.ts';
export { apiKey, apiScopes, type ApiScope } from './apiKey.ts';
export { findAnswerIssues, sentencesOf, type Answer, type AnswerIssues } from './answer.ts';
export { code } from './code.ts';
export { company } from './company.ts';
export { askForHelp, helpTopics, type HelpTopic } from './help.ts';
export { findImageIssue, imageTypeOf, imageTypes, type ImageType } from './image.ts';
export { isProgram } from './isProgram.ts';
export { location, timeZone } from './location.ts';
export { digestRhythms, notificationSettings } from './notificationSettings.ts';
export { givenPassword, newPassword, passwordRules } from './password.ts';
export { readReceipt, readSlug } from './readAloud.ts';
export { template } from './template.ts';
export { boundedText, email, optionalText, requiredText } from './text.ts';
export { noField, toIssues, type Issues } from './toIssues.ts';
export { webhook, webhookEvents, type WebhookEvent } from './webhook.ts';
