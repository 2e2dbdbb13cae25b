import { defineMessage } from '@formatjs/intl';

export const messages = {
  list: defineMessage({
    id: 'creator.codes.list',
    defaultMessage: 'Codes',
    description: 'Names the list of codes',
  }),
  search: defineMessage({
    id: 'creator.codes.search',
    defaultMessage: 'Search codes',
    description: 'Label of the search over codes',
  }),
  name: defineMessage({
    id: 'creator.codes.name',
    defaultMessage: 'Name',
    description: 'Field and column with the name of a code',
  }),
  nameHint: defineMessage({
    id: 'creator.codes.nameHint',
    defaultMessage: 'Where it hangs, in your words: “Counter”, “Room 12”.',
    description: 'Under the name field of a code',
  }),
  description: defineMessage({
    id: 'creator.codes.description',
    defaultMessage: 'Description',
    description: 'Field with the description of a code',
  }),
  location: defineMessage({
    id: 'creator.codes.location',
    defaultMessage: 'Location',
    description: 'Field and column with the location of a code',
  }),
  company: defineMessage({
    id: 'creator.codes.company',
    defaultMessage: 'Company',
    description: 'Column with the company of a code',
  }),
  form: defineMessage({
    id: 'creator.codes.form',
    defaultMessage: 'Form',
    description: 'Field and column with the form of a code',
  }),
  frame: defineMessage({
    id: 'creator.codes.frame',
    defaultMessage: 'Frame',
    description: 'Field and column with the frame of a code',
  }),
  none: defineMessage({
    id: 'creator.codes.none',
    defaultMessage: 'None yet',
    description: 'The code has no form or no frame',
  }),
  noneYet: defineMessage({
    id: 'creator.codes.noneChosen',
    defaultMessage: 'Choose later',
    description: 'Option: no form or no frame is linked',
  }),
  frameWithoutCode: defineMessage({
    id: 'creator.codes.frameWithoutCode',
    defaultMessage: 'No QR field',
    description: 'Beside a frame that has no room for a code',
  }),
  state: defineMessage({
    id: 'creator.codes.state',
    defaultMessage: 'State',
    description: 'Column with the state of a code',
  }),
  draft: defineMessage({
    id: 'creator.codes.state.draft',
    defaultMessage: 'Draft',
    description: 'State of a code',
  }),
  published: defineMessage({
    id: 'creator.codes.state.published',
    defaultMessage: 'Published',
    description: 'State of a code',
  }),
  paused: defineMessage({
    id: 'creator.codes.state.paused',
    defaultMessage: 'Paused',
    description: 'State of a code',
  }),
  changed: defineMessage({
    id: 'creator.codes.state.changed',
    defaultMessage: 'Changes not published',
    description: 'Beside the state of a code whose form changed',
  }),
  emptyTitle: defineMessage({
    id: 'creator.codes.empty.title',
    defaultMessage: 'No codes found',
    description: 'Title of the empty list of codes',
  }),
  emptyText: defineMessage({
    id: 'creator.codes.empty.text',
    defaultMessage:
      'A code links a place with a form and a frame. The wizard takes you through all three.',
    description: 'Teaches what a code is',
  }),
  noLocationTitle: defineMessage({
    id: 'creator.codes.noLocation.title',
    defaultMessage: 'Add a location first',
    description: 'Title when there is no place a code could hang',
  }),
  noLocationText: defineMessage({
    id: 'creator.codes.noLocation.text',
    defaultMessage: 'A code hangs in a place. Tell us about the first one, then come back.',
    description: 'Text when there is no place a code could hang',
  }),
  goToLocations: defineMessage({
    id: 'creator.codes.goToLocations',
    defaultMessage: 'Go to locations',
    description: 'Link to the list of locations',
  }),
  newTitle: defineMessage({
    id: 'creator.codes.newTitle',
    defaultMessage: 'New QR code',
    description: 'Title of the editor of a code that is not saved yet',
  }),
  editorPurpose: defineMessage({
    id: 'creator.codes.editor.purpose',
    defaultMessage: 'The printed address never changes. What it opens is up to you.',
    description: 'Under the title of the code editor',
  }),
  editorTitle: defineMessage({
    id: 'creator.codes.editorTitle',
    defaultMessage: 'QR code',
    description: 'Title of the browser tab of the code editor',
  }),
  more: defineMessage({
    id: 'creator.codes.more',
    defaultMessage: 'More',
    description: 'Opens the menu with rarer actions of a code',
  }),
  printedAddress: defineMessage({
    id: 'creator.codes.printedAddress',
    defaultMessage: 'Printed address:',
    description: 'Before the address that the code reads as',
  }),
  generalTitle: defineMessage({
    id: 'creator.codes.generalTitle',
    defaultMessage: 'General info',
    description: 'Title over the facts of a code',
  }),
  previewTitle: defineMessage({
    id: 'creator.codes.previewTitle',
    defaultMessage: 'Print preview',
    description: 'Title over the frame of a code',
  }),
  noFrameTitle: defineMessage({
    id: 'creator.codes.noFrameTitle',
    defaultMessage: 'No frame yet',
    description: 'Title where the frame of a code would be shown',
  }),
  noFrame: defineMessage({
    id: 'creator.codes.noFrame',
    defaultMessage: 'Choose a frame to see what will be printed.',
    description: 'Where the frame of a code would be shown',
  }),
  saveChanges: defineMessage({
    id: 'creator.codes.saveChanges',
    defaultMessage: 'Save changes',
    description: 'Saves a code',
  }),
  createCode: defineMessage({
    id: 'creator.codes.create',
    defaultMessage: 'Create code',
    description: 'Makes a new code',
  }),
  publish: defineMessage({
    id: 'creator.codes.publish',
    defaultMessage: 'Publish',
    description: 'Opens a code to visitors',
  }),
  publishAgain: defineMessage({
    id: 'creator.codes.publishAgain',
    defaultMessage: 'Publish changes',
    description: 'Shows the changed form to visitors',
  }),
  republish: defineMessage({
    id: 'creator.codes.republish',
    defaultMessage: 'Publish again',
    description: 'Publishes a code whose form has not changed since',
  }),
  publishNeeds: defineMessage({
    id: 'creator.codes.publishNeeds',
    defaultMessage: 'Publishing needs a form and a frame with a QR field.',
    description: 'Why a code cannot be published yet',
  }),
  pause: defineMessage({
    id: 'creator.codes.pause',
    defaultMessage: 'Pause',
    description: 'Closes a code for now',
  }),
  resume: defineMessage({
    id: 'creator.codes.resume',
    defaultMessage: 'Resume',
    description: 'Opens a paused code again',
  }),
  previewForm: defineMessage({
    id: 'creator.codes.previewForm',
    defaultMessage: 'Preview form',
    description: 'Shows the form of a code as a visitor sees it',
  }),
  print: defineMessage({
    id: 'creator.codes.print',
    defaultMessage: 'Print frame',
    description: 'Opens the dialog with the printable file',
  }),
  noFormToPreview: defineMessage({
    id: 'creator.codes.noFormToPreview',
    defaultMessage:
      'Cannot preview the form, please make sure you have linked this code to a form!',
    description: 'Shown for a moment when a code has no form; the words of the specification',
  }),
  noFrameToPrint: defineMessage({
    id: 'creator.codes.noFrameToPrint',
    defaultMessage: 'Link this code to a frame first: there is nothing to print yet.',
    description: 'Shown for a moment when a code has no frame',
  }),
  hardToRead: defineMessage({
    id: 'creator.codes.hardToRead',
    defaultMessage:
      'Phones may not read this code as it is drawn. Look at the frame before you print it.',
    description: 'Warns about a frame whose code is covered, small or faint',
  }),
  openFrame: defineMessage({
    id: 'creator.codes.openFrame',
    defaultMessage: 'Open the frame',
    description: 'Goes to the editor of the frame that a code wears',
  }),
  printTitle: defineMessage({
    id: 'creator.codes.print.title',
    defaultMessage: 'Print frame',
    description: 'Title of the dialog with the printable file',
  }),
  printText: defineMessage<{ readonly width: number; readonly height: number }>({
    id: 'creator.codes.print.text',
    defaultMessage:
      'A file in real size: {width} × {height} mm. Print it at 100 %, then scan it once before you hang it up.',
    description: 'Text of the dialog with the printable file',
  }),
  download: defineMessage({
    id: 'creator.codes.print.download',
    defaultMessage: 'Download .svg',
    description: 'Downloads the frame',
  }),
  hasBleed: defineMessage<{ readonly mm: number }>({
    id: 'creator.codes.print.hasBleed',
    defaultMessage: 'With {mm} mm of bleed, for a printing house',
    description: 'Option of the printable file: colour that reaches over the cut edge',
  }),
  notOpenYet: defineMessage({
    id: 'creator.codes.print.notOpenYet',
    defaultMessage: 'This code is not published yet. Whoever scans it reads that it is not open.',
    description: 'Warns that a printed code leads nowhere yet',
  }),
  removeTitle: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.remove.title',
    defaultMessage: '{count, plural, one {Delete QR code} other {Delete # QR codes}}',
    description: 'Title of the dialog that deletes codes',
  }),
  removeText: defineMessage<{ readonly count: number; readonly title: string }>({
    id: 'creator.codes.remove.text',
    defaultMessage:
      '{count, plural, one {“{title}” goes with its scans and feedback. What is printed stops working.} other {# codes go with their scans and feedback. What is printed stops working.}}',
    description: 'What the dialog that deletes codes does',
  }),
  added: defineMessage({
    id: 'creator.codes.added',
    defaultMessage: 'QR code added successfully!',
    description: 'Shown for a moment after a code was made',
  }),
  updated: defineMessage({
    id: 'creator.codes.updated',
    defaultMessage: 'QR code updated successfully!',
    description: 'Shown for a moment after a code was saved',
  }),
  removed: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.removed',
    defaultMessage:
      '{count, plural, one {QR code removed successfully!} other {# QR codes removed successfully!}}',
    description: 'Shown for a moment after codes were deleted',
  }),
  nowPublished: defineMessage({
    id: 'creator.codes.nowPublished',
    defaultMessage: 'QR code published successfully!',
    description: 'Shown for a moment after a code was opened to visitors',
  }),
  nowPaused: defineMessage({
    id: 'creator.codes.nowPaused',
    defaultMessage: 'The QR code was paused. Visitors read that it is closed for now.',
    description: 'Shown for a moment after a code was closed for now',
  }),
  nowResumed: defineMessage({
    id: 'creator.codes.nowResumed',
    defaultMessage: 'The QR code is open again.',
    description: 'Shown for a moment after a paused code was opened again',
  }),
  noForm: defineMessage({
    id: 'creator.codes.issue.noForm',
    defaultMessage: 'Link this code to a form before you publish it.',
    description: 'Why publishing was refused',
  }),
  noFrameLinked: defineMessage({
    id: 'creator.codes.issue.noFrame',
    defaultMessage: 'Link this code to a frame before you publish it.',
    description: 'Why publishing was refused',
  }),
  noCodeOnFrame: defineMessage({
    id: 'creator.codes.issue.noCodeOnFrame',
    defaultMessage: 'The frame has no QR field. Add one in the frame editor.',
    description: 'Why publishing was refused',
  }),
  publishedTitle: defineMessage({
    id: 'creator.published.title',
    defaultMessage: 'Your code is published',
    description: 'Title of the page after a code was published',
  }),
  publishedText: defineMessage({
    id: 'creator.published.text',
    defaultMessage: 'Print it, hang it up, and read the first answer in a moment.',
    description: 'Text of the page after a code was published',
  }),
  emailed: defineMessage({
    id: 'creator.published.emailed',
    defaultMessage: 'QR code will be emailed',
    description: 'Note on the page after a code was published; the words of the specification',
  }),
  emailedTo: defineMessage<{ readonly email: string }>({
    id: 'creator.published.emailedTo',
    defaultMessage: 'To {email}, with its link. Print the file from this page.',
    description: 'Where the code is emailed',
  }),
  formLink: defineMessage({
    id: 'creator.published.formLink',
    defaultMessage: 'Form link',
    description: 'Label of the address of a published form',
  }),
  copyLink: defineMessage({
    id: 'creator.published.copyLink',
    defaultMessage: 'Copy link',
    description: 'Copies the address of a form',
  }),
  linkCopied: defineMessage({
    id: 'creator.published.linkCopied',
    defaultMessage: 'The link was copied.',
    description: 'Shown for a moment after the address was copied',
  }),
  linkNotCopied: defineMessage({
    id: 'creator.published.linkNotCopied',
    defaultMessage: 'Your browser did not allow that. Select the link and copy it yourself.',
    description: 'Shown for a moment when the address could not be copied',
  }),
  backToCode: defineMessage({
    id: 'creator.published.backToCode',
    defaultMessage: 'Back to the code',
    description: 'Goes from the publish page to the editor',
  }),
  readFeedback: defineMessage({
    id: 'creator.published.readFeedback',
    defaultMessage: 'Read feedback',
    description: 'Goes from the publish page to the feedback',
  }),
};
