import type { VisitorWords } from './VisitorWords';

/** Texts of the public form page in English. */
export const english: VisitorWords = {
  required: 'This field is required.',
  invalidEmail: 'Invalid email address.',
  tooLong: 'This text is too long.',
  shorten: 'Go back, make it shorter and send it again.',
  invalid: 'This answer is not possible.',
  pictureType: 'Use a JPEG or PNG picture.',
  pictureSize: 'This picture is too large.',
  sending: 'Sending…',
  savedTitle: 'Saved on this phone',
  saved: 'We send it by itself as soon as there is a network.',
  keep: 'Not sent yet. Keep this page, or open it again when you are online.',
  moment: 'This takes a moment.',
  closed: 'This form is closed right now.',
  busy: 'Our server has trouble right now.',
  tryAgain: 'We try again by ourselves.',
  keepForLater: 'Keep this page, or open it again later.',
  failed: 'We could not send your answer. Nothing is lost: send it again in a moment.',
  throttled: 'Many people are answering right now. Wait a minute and send it again.',
  refused: 'There was an error when submitting your feedback.',
  checkEmail: 'Make sure the email address is valid.',
  taken:
    'Your first answer arrived and was kept. This one is different: you can send it as a second answer.',
  second: 'Send a second answer',
  troubleTitle: 'The form is out of reach',
  trouble: 'Something is not working on our side. Please try again in a moment.',
  foreignTitle: 'Open the form to send your feedback',
  foreign:
    'Another website tried to send an answer from your browser. Nothing was stored. If you want to tell something, open the form and send it there.',
  openForm: 'Open the form',
  again: 'Try again',
  language: 'Language',
  receipt: {
    title: 'What you sent',
    sentOn: (date) => `Sent on ${date}`,
    reply: (from) => `${from} replied`,
    noReply: 'There is no reply yet. Save this link to read it later.',
    contact: (from) =>
      `Leave an address if you would like the reply by email. Only ${from} sees it.`,
    contactKept: (email) => `The reply will go to ${email}, too.`,
    saveLink: 'Save the link',
    linkSaved: 'The link is copied',
    shown:
      'You allowed that your rating and comment are shown publicly, with your first name if you gave it.',
    withdraw: 'Take the permission back',
    withdrawn:
      'You took the permission back. Your answer is gone from public pages within a minute.',
    erase: 'Erase what I sent',
    eraseAll: (from) =>
      `Your rating, your words and how to reach you are removed for good. ${from} will not see them any more.`,
    eraseForGood: 'Erase for good',
    erasedTitle: 'Your feedback is erased',
    erased: (from) =>
      `Your rating, your words and how to reach you are removed. ${from} does not see them any more.`,
    noneTitle: 'There is nothing here',
    none: 'What was sent has been erased, or the address is not complete.',
    troubleTitle: 'What you sent is out of reach',
  },
};
