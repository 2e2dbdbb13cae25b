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
export { findAnswerIssues, sentencesOf, type Answer, type AnswerIssues } from './answer.ts';
export { code } from './code.ts';
export { company } from './company.ts';
export { findImageIssue, imageTypes } from './image.ts';
export { location, timeZone } from './location.ts';
export { newPassword, passwordRules } from './password.ts';
export { email, optionalText, requiredText } from './text.ts';
export { noField, toIssues, type Issues } from './toIssues.ts';
