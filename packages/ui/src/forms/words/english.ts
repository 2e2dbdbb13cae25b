import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'your name',
  email: 'your email address',
  both: 'your name and email address',
  contact: 'your contact details',
};

/** Built-in form texts in English. */
export const english: FormWords = {
  onlyStars: 'Only the stars are needed, the rest is optional.',
  marked: 'Fields marked * are required.',
  rating: (rating, of = 10) => `${rating} of ${of}`,
  next: 'Next',
  back: 'Back',
  step: (step, of) => `Question ${step} of ${of}`,
  lowest: 'Not good',
  highest: 'Excellent',
  pictureNote: 'Only this business sees your picture. Where and with what it was taken is removed.',
  pictureAdded: 'Your picture is attached.',
  pictureRemove: 'Remove the picture',
  codeLabel: 'Code that opens this form on a phone',
  thanksTitle: 'Thank you!',
  thanks: (venue) =>
    venue === undefined ? 'Your feedback was sent.' : `Your feedback is with ${venue}.`,
  canClose: 'You can close this page.',
  review: 'Write a public review',
  receipt: 'Your receipt: read the reply or erase it',
  receiptAsk: 'Your receipt: ask for a reply by email, or erase it',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Only ${company ?? 'this business'} sees ${named[details]}, to reply to you.`;
    return hasReceipt
      ? `${told} You can erase everything with the receipt you get after sending.`
      : told;
  },
  publish:
    'My rating and my comment may be shown publicly, also on the website of this business, with my first name if I gave it. I can take this back with the receipt at any time.',
  publishName: 'If you agree to publication, your first name is shown with your answer.',
  closedTitle: 'Closed for now',
  closed: 'This form is switched off for the moment. Please come back another time.',
  unknownTitle: 'There is no form here',
  unknown:
    'The code is not open to visitors, or its address is not complete. Try to scan it again.',
  trap: 'Leave this empty',
  defaults: {
    Text: 'Text',
    'Your email': 'Your email',
    'Your name': 'Your name',
    'Tell us more': 'Tell us more',
    'How was it?': 'How was it?',
    Send: 'Send',
    'Continue on your phone': 'Continue on your phone',
  },
  board: {
    title: 'You said, we did',
    said: 'You said',
    did: 'We did',
    empty: 'There is nothing here yet.',
    scan: 'Scan this code to tell us what you think',
    link: 'What we changed because of feedback',
  },
  answers: {
    title: 'What visitors say',
    all: 'Ratings of the last 12 months',
    few: 'Fewer than 10 ratings in the last 12 months, so no average is shown.',
    hidden: 'Hidden by the business',
    how: 'Shown are the answers whose authors allowed it, whatever their rating. The average counts all answers. It is not checked whether the authors were there.',
  },
};
