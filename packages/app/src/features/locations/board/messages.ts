import { defineMessage } from '@formatjs/intl';

/** Texts of the page where the public board of a location is written. */
export const messages = {
  boardPurpose: defineMessage<{ readonly location: string }>({
    id: 'locations.boardPurpose',
    defaultMessage:
      'Tell everybody what you changed at {location} because of feedback. Only your own words are shown.',
    description: 'Below the title; location is the name of a location',
  }),
  allLocations: defineMessage({
    id: 'locations.allLocations',
    defaultMessage: 'All locations',
    description: 'Link above the title of a page: back to the list of locations',
  }),
  tryAgain: defineMessage({
    id: 'locations.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button: loads once more what did not load',
  }),
  answersTitle: defineMessage({
    id: 'locations.answersTitle',
    defaultMessage: 'Badge and answers',
    description: 'Title of the card with the switch of the public page of answers',
  }),
  answersHint: defineMessage<{ readonly count: number }>({
    id: 'locations.answersHint',
    defaultMessage:
      'Answers with a comment whose visitors allowed it: {count, number}. Forms ask for that by the field “Permission to publish”.',
    description: 'Below the title of the card with the switch of the public page of answers',
  }),
  answersOn: defineMessage({
    id: 'locations.answersOn',
    defaultMessage: 'Show these answers to everybody',
    description: 'Check box: switches the public page of answers on',
  }),
  answersOnHint: defineMessage({
    id: 'locations.answersOnHint',
    defaultMessage:
      'All of them are shown, whatever their rating, unless you hide one: the page says how many. The average is that of all answers of the last 12 months, from ten on.',
    description: 'Below the check box that switches the public page of answers on',
  }),
  answersAddress: defineMessage({
    id: 'locations.answersAddress',
    defaultMessage: 'Address of the answers',
    description: 'Label of the address of the public page of answers',
  }),
  answersBadge: defineMessage({
    id: 'locations.answersBadge',
    defaultMessage: 'Badge for your website',
    description: 'Label of the code that puts the badge into a website, and name of its picture',
  }),
  answersFrame: defineMessage({
    id: 'locations.answersFrame',
    defaultMessage: 'Answers in your website',
    description: 'Label of the code that puts the answers into a website',
  }),
  boardPublic: defineMessage({
    id: 'locations.boardPublic',
    defaultMessage: 'Public page',
    description: 'Title of the card with the switches of the public board',
  }),
  boardOn: defineMessage({
    id: 'locations.boardOn',
    defaultMessage: 'Show the page to everybody',
    description: 'Check box: switches the public board on',
  }),
  boardOnHint: defineMessage({
    id: 'locations.boardOnHint',
    defaultMessage:
      'Off, its address leads nowhere. It stays the same when you switch the page on again.',
    description: 'Under that check box',
  }),
  boardAddress: defineMessage({
    id: 'locations.boardAddress',
    defaultMessage: 'Address of the page',
    description: 'Label of the address of the public board',
  }),
  boardCopy: defineMessage({
    id: 'locations.boardCopy',
    defaultMessage: 'Copy',
    description: 'Button: copies the address of the public board',
  }),
  boardCopied: defineMessage({
    id: 'locations.boardCopied',
    defaultMessage: 'Copied',
    description: 'On that button for a moment',
  }),
  boardNotCopied: defineMessage({
    id: 'locations.boardNotCopied',
    defaultMessage: 'The address could not be copied. Select it and copy it by hand.',
    description: 'Shown when copying failed',
  }),
  boardOpen: defineMessage({
    id: 'locations.boardOpen',
    defaultMessage: 'Open',
    description: 'Link: opens the public board in a new tab',
  }),
  boardLinked: defineMessage({
    id: 'locations.boardLinked',
    defaultMessage: 'Link to it from the thanks after an answer',
    description: 'Check box: visitors who answered are led to the public board',
  }),
  boardCode: defineMessage({
    id: 'locations.boardCode',
    defaultMessage: 'Print a QR code of this location on the sheet',
    description: 'Check box: the printed public board has a code',
  }),
  boardCodeHint: defineMessage({
    id: 'locations.boardCodeHint',
    defaultMessage:
      'Print the page from your browser, on A4 or A5. The code is the one that has been open for longest, and leads to your form.',
    description: 'Under that check box',
  }),
  boardIndexed: defineMessage({
    id: 'locations.boardIndexed',
    defaultMessage: 'Let search engines find the page',
    description: 'Check box',
  }),
  boardEntries: defineMessage({
    id: 'locations.boardEntries',
    defaultMessage: 'Changes',
    description: 'Title of the card with the entries of the public board',
  }),
  boardOwnWords: defineMessage({
    id: 'locations.boardOwnWords',
    defaultMessage: 'Tell in your own words what guests said. Never copy what one person wrote.',
    description: 'Below that title',
  }),
  boardAdd: defineMessage({
    id: 'locations.boardAdd',
    defaultMessage: 'Add change',
    description: 'Button: adds an entry to the public board',
  }),
  boardLanguage: defineMessage({
    id: 'locations.boardLanguage',
    defaultMessage: 'Language of the words',
    description: 'Label of the choice of a language in which entries are written',
  }),
  boardEntry: defineMessage<{ readonly number: number }>({
    id: 'locations.boardEntry',
    defaultMessage: 'Change {number}',
    description: 'Heading of an entry of the public board; number counts from 1',
  }),
  boardUp: defineMessage<{ readonly number: number }>({
    id: 'locations.boardUp',
    defaultMessage: 'Move change {number} up',
    description: 'Button with an arrow; number counts from 1',
  }),
  boardDown: defineMessage<{ readonly number: number }>({
    id: 'locations.boardDown',
    defaultMessage: 'Move change {number} down',
    description: 'Button with an arrow; number counts from 1',
  }),
  boardRemove: defineMessage<{ readonly number: number }>({
    id: 'locations.boardRemove',
    defaultMessage: 'Remove change {number}',
    description: 'Button with a bin; number counts from 1',
  }),
  boardSaid: defineMessage({
    id: 'locations.boardSaid',
    defaultMessage: 'You said',
    description: 'Label of a field: what visitors said, in the words of the owner',
  }),
  boardDid: defineMessage({
    id: 'locations.boardDid',
    defaultMessage: 'We did',
    description: 'Label of a field: what the owner did about it',
  }),
  boardDay: defineMessage({
    id: 'locations.boardDay',
    defaultMessage: 'Day of the change',
    description: 'Label of a field for a date',
  }),
  boardShown: defineMessage({
    id: 'locations.boardShown',
    defaultMessage: 'Show it on the page',
    description: 'Check box of an entry',
  }),
  boardPreview: defineMessage({
    id: 'locations.boardPreview',
    defaultMessage: 'Preview',
    description: 'Title of the card that shows the public board as visitors see it',
  }),
  boardSaved: defineMessage({
    id: 'locations.boardSaved',
    defaultMessage: 'The page was saved.',
    description: 'Shown for a moment',
  }),
  boardNotSaved: defineMessage({
    id: 'locations.boardNotSaved',
    defaultMessage: 'The page could not be saved. Try again.',
    description: 'Shown for a moment',
  }),
};
