import { defineMessage } from '@formatjs/intl';

/** Texts shared by the editors of forms and frames. */
export const messages = {
  leftTitle: defineMessage<{ readonly time: string }>({
    id: 'creator.documents.left.title',
    defaultMessage: 'Unsaved changes from {time} on this device',
    description: 'Title of the notice about a draft that an earlier window left',
  }),
  leftText: defineMessage({
    id: 'creator.documents.left.text',
    defaultMessage: 'They were made here and never reached the server.',
    description: 'Text of the notice about a draft that an earlier window left',
  }),
  restore: defineMessage({
    id: 'creator.documents.left.restore',
    defaultMessage: 'Restore',
    description: 'Brings the draft back into the editor',
  }),
  discard: defineMessage({
    id: 'creator.documents.left.discard',
    defaultMessage: 'Discard',
    description: 'Throws the draft away',
  }),
  openElsewhere: defineMessage({
    id: 'creator.documents.openElsewhere',
    defaultMessage: 'Also open in another window',
    description: 'Title of the notice that two windows edit the same form or frame',
  }),
  openElsewhereText: defineMessage({
    id: 'creator.documents.openElsewhere.text',
    defaultMessage: 'Both save by themselves. You are asked before one replaces the other.',
    description: 'Text of the notice that two windows edit the same form or frame',
  }),
  newerTitle: defineMessage({
    id: 'creator.documents.newer.title',
    defaultMessage: 'Changed in another window',
    description: 'Title of the notice that another window has saved a newer state',
  }),
  newerText: defineMessage({
    id: 'creator.documents.newer.text',
    defaultMessage: 'What you see here is older than what is saved.',
    description: 'Text of the notice that another window has saved a newer state',
  }),
  loadNewer: defineMessage({
    id: 'creator.documents.newer.load',
    defaultMessage: 'Load the newer one',
    description: 'Shows what somebody else has saved',
  }),
  keepMine: defineMessage({
    id: 'creator.documents.newer.keep',
    defaultMessage: 'Keep mine',
    description: 'Goes on with what is on the screen',
  }),
  refusedTitle: defineMessage({
    id: 'creator.documents.refused',
    defaultMessage: 'Not saved yet',
    description: 'Title of the notice that the server refused to save',
  }),
  gone: defineMessage({
    id: 'creator.documents.gone',
    defaultMessage: 'It was deleted meanwhile. A copy keeps what you have here.',
    description: 'Text of the notice that what is edited does not exist any more',
  }),
  saveCopy: defineMessage({
    id: 'creator.documents.saveCopy',
    defaultMessage: 'Save mine as a copy',
    description: 'Saves what is on the screen as a new form or frame',
  }),
  copyName: defineMessage<{ readonly name: string }>({
    id: 'creator.documents.copyName',
    defaultMessage: '{name} (copy)',
    description: 'Name of a copy',
  }),
  conflictTitle: defineMessage({
    id: 'creator.documents.conflict.title',
    defaultMessage: 'Changed elsewhere meanwhile',
    description: 'Title of the dialog when two people changed the same form or frame',
  }),
  conflictFits: defineMessage({
    id: 'creator.documents.conflict.fits',
    defaultMessage: 'Your changes and the others fit together. Nothing of either is lost.',
    description: 'In the dialog, when both changed different things',
  }),
  conflictAsks: defineMessage<{ readonly count: number }>({
    id: 'creator.documents.conflict.asks',
    defaultMessage:
      '{count, plural, one {One thing was changed in both places. Choose what stays; everything else is kept.} other {# things were changed in both places. Choose what stays; everything else is kept.}}',
    description: 'In the dialog, when both changed the same things',
  }),
  conflictNotice: defineMessage({
    id: 'creator.documents.conflict.notice',
    defaultMessage: 'Your changes wait on this device until you have chosen what stays.',
    description: 'Text of the notice after the dialog was closed without a choice',
  }),
  choose: defineMessage({
    id: 'creator.documents.conflict.choose',
    defaultMessage: 'Choose what stays',
    description: 'Opens the dialog again',
  }),
  mine: defineMessage({
    id: 'creator.documents.conflict.mine',
    defaultMessage: 'Mine',
    description: 'What is on the screen',
  }),
  theirs: defineMessage({
    id: 'creator.documents.conflict.theirs',
    defaultMessage: 'Theirs',
    description: 'What somebody else has saved',
  }),
  together: defineMessage({
    id: 'creator.documents.conflict.together',
    defaultMessage: 'Both together',
    description: 'Above the picture of both changes in one form or frame',
  }),
  removed: defineMessage({
    id: 'creator.documents.conflict.removed',
    defaultMessage: 'Removed',
    description: 'One side took the field or element away',
  }),
  order: defineMessage({
    id: 'creator.documents.conflict.order',
    defaultMessage: 'Order',
    description: 'What two people have changed: the order of fields or elements',
  }),
  saveTogether: defineMessage({
    id: 'creator.documents.conflict.save',
    defaultMessage: 'Save both together',
    description: 'Saves the changes of both people',
  }),
  saveChosen: defineMessage({
    id: 'creator.documents.conflict.saveChosen',
    defaultMessage: 'Save what I chose',
    description: 'Saves the form or frame as decided in the dialog',
  }),
  background: defineMessage({
    id: 'creator.documents.thing.background',
    defaultMessage: 'Background color',
    description: 'What two people have changed: the color of a form or frame',
  }),
  textColor: defineMessage({
    id: 'creator.documents.thing.textColor',
    defaultMessage: 'Text color',
    description: 'What two people have changed: the color of the texts of a form',
  }),
  accentColor: defineMessage({
    id: 'creator.documents.thing.accentColor',
    defaultMessage: 'Accent color',
    description: 'What two people have changed: the accent color of a form',
  }),
  text: defineMessage({
    id: 'creator.documents.thing.text',
    defaultMessage: 'Text',
    description: 'What two people have changed: a text on a frame',
  }),
  picture: defineMessage({
    id: 'creator.documents.thing.picture',
    defaultMessage: 'Picture',
    description: 'What two people have changed: a picture on a frame',
  }),
  shape: defineMessage({
    id: 'creator.documents.thing.shape',
    defaultMessage: 'Shape',
    description: 'What two people have changed: a shape on a frame',
  }),
  logo: defineMessage({
    id: 'creator.documents.thing.logo',
    defaultMessage: 'Logo',
    description: 'What two people have changed: the logo on a frame',
  }),
  code: defineMessage({
    id: 'creator.documents.thing.code',
    defaultMessage: 'QR code',
    description: 'What two people have changed: the code on a frame',
  }),
};
