import { defineMessage } from '@formatjs/intl';

/** Texts for codes: names in lists and fields, and results of actions. */
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
  moreFields: defineMessage({
    id: 'creator.codes.moreFields',
    defaultMessage: 'More fields',
    description: 'On phones: unfolds the tags and the description of a code',
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
  moving: defineMessage<{ readonly location: string }>({
    id: 'creator.codes.moving',
    defaultMessage:
      'Answers until now stay with “{location}”. Those that come after you save belong to the new place.',
    description: 'Under the location of a code once another one is chosen',
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
  allStates: defineMessage({
    id: 'creator.codes.filters.allStates',
    defaultMessage: 'All states',
    description: 'Choice of the filter by state that filters nothing',
  }),
  allLocations: defineMessage({
    id: 'creator.codes.filters.allLocations',
    defaultMessage: 'All locations',
    description: 'Choice of the filter by location that filters nothing',
  }),
  publishChecked: defineMessage({
    id: 'creator.codes.publishChecked',
    defaultMessage: 'Publish',
    description: 'Publishes all checked codes',
  }),
  publishedMany: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.publishedMany',
    defaultMessage:
      '{count, plural, one {# QR code published successfully!} other {# QR codes published successfully!}}',
    description: 'Shown for a moment after several codes were published',
  }),
  pausedMany: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.pausedMany',
    defaultMessage: '{count, plural, one {# QR code was paused.} other {# QR codes were paused.}}',
    description: 'Shown for a moment after several codes were paused',
  }),
  editChecked: defineMessage({
    id: 'creator.codes.editChecked',
    defaultMessage: 'Edit together',
    description: 'Action for the selected codes: opens a dialog that changes all of them',
  }),
  updatedMany: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.updatedMany',
    defaultMessage:
      '{count, plural, one {# QR code was changed.} other {# QR codes were changed.}}',
    description: 'Shown for a moment after several codes were changed together',
  }),
  resumedMany: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.resumedMany',
    defaultMessage:
      '{count, plural, one {# QR code is open again.} other {# QR codes are open again.}}',
    description: 'Shown for a moment after several codes were resumed',
  }),
  working: defineMessage<{ readonly total: number }>({
    id: 'creator.codes.working',
    defaultMessage: '{total} codes, one after the other: this takes a moment.',
    description: 'Shown for a moment when something is begun with many codes',
  }),
  notAll: defineMessage<{ readonly failed: number; readonly total: number }>({
    id: 'creator.codes.notAll',
    defaultMessage:
      'It did not work for {failed} of {total} codes. Open one of them to see what it lacks.',
    description: 'Shown for a moment when something could not be done with all of several codes',
  }),
  previewForm: defineMessage({
    id: 'creator.codes.previewForm',
    defaultMessage: 'Preview form',
    description: 'Shows the form of a code as a visitor sees it',
  }),
  share: defineMessage({
    id: 'creator.codes.share',
    defaultMessage: 'Share',
    description: 'Opens the dialog with the link, the line for a website and the kiosk of a code',
  }),
  print: defineMessage({
    id: 'creator.codes.print',
    defaultMessage: 'Print frame',
    description: 'Opens the dialog with the printable file',
  }),
  printCode: defineMessage({
    id: 'creator.codes.printCode',
    defaultMessage: 'Print code',
    description: 'Opens the dialog with the printable file of a code that has no frame',
  }),
  noFormToPreview: defineMessage({
    id: 'creator.codes.noFormToPreview',
    defaultMessage:
      'Cannot preview the form, please make sure you have linked this code to a form!',
    description: 'Shown for a moment when a code has no form; the words of the specification',
  }),
  removeTitle: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.remove.title',
    defaultMessage: '{count, plural, one {Delete this QR code?} other {Delete # QR codes?}}',
    description: 'Title of the dialog that asks before codes are deleted',
  }),
  removeConfirm: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.remove.confirm',
    defaultMessage: '{count, plural, one {Delete QR code} other {Delete # QR codes}}',
    description: 'Button that deletes codes',
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
  stillShown: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.stillShown',
    defaultMessage:
      '{count, plural, one {# code that still shows it until it is published again} other {# codes that still show it until they are published again}}',
    description:
      'Last in the list of codes that a deletion unpublishes: those that have another form by now, which was not published with them yet',
  }),
};
