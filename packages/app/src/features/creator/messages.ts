import { defineMessage } from '@formatjs/intl';

export const messages = {
  title: defineMessage({
    id: 'creator.title',
    defaultMessage: 'Creator',
    description: 'Title of the pages where forms, frames and codes are made',
  }),
  purpose: defineMessage({
    id: 'creator.purpose',
    defaultMessage: 'Make a form, put a frame around it, and link both to a code.',
    description: 'Under the title of the creator',
  }),
  tabs: defineMessage({
    id: 'creator.tabs',
    defaultMessage: 'Creator sections',
    description: 'Names the tabs of the creator for screen readers',
  }),
  tabGeneral: defineMessage({
    id: 'creator.tabs.general',
    defaultMessage: 'General info',
    description: 'Tab with the facts of a new code',
  }),
  tabForms: defineMessage({
    id: 'creator.tabs.forms',
    defaultMessage: 'Forms',
    description: 'Tab with the list of forms',
  }),
  tabFrames: defineMessage({
    id: 'creator.tabs.frames',
    defaultMessage: 'Frames',
    description: 'Tab with the list of frames',
  }),
  tabCodes: defineMessage({
    id: 'creator.tabs.codes',
    defaultMessage: 'Codes',
    description: 'Tab with the list of QR codes',
  }),
  openWizard: defineMessage({
    id: 'creator.openWizard',
    defaultMessage: 'QR Wizard',
    description: 'Link to the guide through form, frame and code',
  }),
  generalTitle: defineMessage({
    id: 'creator.general.title',
    defaultMessage: 'New QR code',
    description: 'Title of the card where a code is started',
  }),
  generalPurpose: defineMessage({
    id: 'creator.general.purpose',
    defaultMessage: 'Give the code a name and a place. The form and the frame can follow later.',
    description: 'Under the title of the card where a code is started',
  }),
  create: defineMessage({
    id: 'creator.general.create',
    defaultMessage: 'Create code',
    description: 'Button that makes a new code',
  }),
  howTitle: defineMessage({
    id: 'creator.how.title',
    defaultMessage: 'How it works',
    description: 'Title of the card that explains the three steps',
  }),
  howForm: defineMessage({
    id: 'creator.how.form',
    defaultMessage: '1. The form',
    description: 'First step: what visitors answer',
  }),
  howFormText: defineMessage({
    id: 'creator.how.formText',
    defaultMessage: 'What visitors see and answer after the scan.',
    description: 'Explains the form step',
  }),
  howFrame: defineMessage({
    id: 'creator.how.frame',
    defaultMessage: '2. The frame',
    description: 'Second step: what is printed',
  }),
  howFrameText: defineMessage({
    id: 'creator.how.frameText',
    defaultMessage: 'The printed art around the code, in millimetres.',
    description: 'Explains the frame step',
  }),
  howCode: defineMessage({
    id: 'creator.how.code',
    defaultMessage: '3. The QR code',
    description: 'Third step: the link of all',
  }),
  howCodeText: defineMessage({
    id: 'creator.how.codeText',
    defaultMessage: 'Links a location with the form and the frame. Publish it, then print it.',
    description: 'Explains the code step',
  }),
  newForm: defineMessage({
    id: 'creator.newForm',
    defaultMessage: 'New form',
    description: 'Button that opens the form editor',
  }),
  newFrame: defineMessage({
    id: 'creator.newFrame',
    defaultMessage: 'New frame',
    description: 'Button that opens the frame editor',
  }),
  newCode: defineMessage({
    id: 'creator.newCode',
    defaultMessage: 'New code',
    description: 'Button that opens the code editor',
  }),
  edit: defineMessage({
    id: 'creator.list.edit',
    defaultMessage: 'Edit',
    description: 'Opens the editor of a form, frame or code',
  }),
  remove: defineMessage({
    id: 'creator.list.remove',
    defaultMessage: 'Delete',
    description: 'Deletes a form, frame or code',
  }),
  preview: defineMessage({
    id: 'creator.list.preview',
    defaultMessage: 'Preview',
    description: 'Shows a form as a visitor sees it',
  }),
  dateCreated: defineMessage({
    id: 'creator.list.dateCreated',
    defaultMessage: 'Date created',
    description: 'Heading of a column',
  }),
  dateUpdated: defineMessage({
    id: 'creator.list.dateUpdated',
    defaultMessage: 'Last change',
    description: 'Heading of a column',
  }),
  close: defineMessage({
    id: 'creator.close',
    defaultMessage: 'Close',
    description: 'Closes a dialog',
  }),
  backToForms: defineMessage({
    id: 'creator.backToForms',
    defaultMessage: 'Forms',
    description: 'Way back from the form editor',
  }),
  backToFrames: defineMessage({
    id: 'creator.backToFrames',
    defaultMessage: 'Frames',
    description: 'Way back from the frame editor',
  }),
  backToCodes: defineMessage({
    id: 'creator.backToCodes',
    defaultMessage: 'Codes',
    description: 'Way back from the code editor',
  }),
  goneBack: defineMessage({
    id: 'creator.gone.back',
    defaultMessage: 'Back to the list',
    description: 'Button below the text that what is opened does not exist any more',
  }),
  goneTitle: defineMessage({
    id: 'creator.gone.title',
    defaultMessage: 'This does not exist any more',
    description: 'Title when the thing of an editor was deleted',
  }),
  goneText: defineMessage({
    id: 'creator.gone.text',
    defaultMessage: 'It may have been deleted, or the address is wrong.',
    description: 'Text when the thing of an editor was deleted',
  }),
  failedTitle: defineMessage({
    id: 'creator.failed.title',
    defaultMessage: 'This could not be loaded',
    description: 'Title when an editor cannot load',
  }),
  failedText: defineMessage({
    id: 'creator.failed.text',
    defaultMessage: 'There was a server issue, please try again later!',
    description: 'Text when an editor cannot load; the words of the specification',
  }),
  tryAgain: defineMessage({
    id: 'creator.tryAgain',
    defaultMessage: 'Try again',
    description: 'Loads an editor again',
  }),
  loading: defineMessage({
    id: 'creator.loading',
    defaultMessage: 'Loading…',
    description: 'While an editor loads',
  }),
};
