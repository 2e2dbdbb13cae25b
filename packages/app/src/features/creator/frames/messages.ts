import { defineMessage } from '@formatjs/intl';

export const messages = {
  startText: defineMessage({
    id: 'creator.frames.startText',
    defaultMessage: 'A finished design to make your own: words, colors and size.',
    description: 'Under the title of the designs that a new frame can begin with',
  }),
  list: defineMessage({
    id: 'creator.frames.list',
    defaultMessage: 'Frames',
    description: 'Names the list of frames',
  }),
  search: defineMessage({
    id: 'creator.frames.search',
    defaultMessage: 'Search frames',
    description: 'Label of the search over frames',
  }),
  name: defineMessage({
    id: 'creator.frames.columns.name',
    defaultMessage: 'Name',
    description: 'Heading of the column with the name of a frame',
  }),
  size: defineMessage({
    id: 'creator.frames.columns.size',
    defaultMessage: 'Size',
    description: 'Heading of the column with the size of a frame',
  }),
  sizeInMm: defineMessage<{ readonly width: number; readonly height: number }>({
    id: 'creator.frames.sizeInMm',
    defaultMessage: '{width} × {height} mm',
    description: 'Width and height of a frame',
  }),
  code: defineMessage({
    id: 'creator.frames.columns.code',
    defaultMessage: 'QR field',
    description: 'Heading of the column that says whether a frame has room for a code',
  }),
  hasCode: defineMessage({
    id: 'creator.frames.hasCode',
    defaultMessage: 'Ready',
    description: 'The frame has room for a code',
  }),
  hasNoCode: defineMessage({
    id: 'creator.frames.hasNoCode',
    defaultMessage: 'No QR field',
    description: 'The frame has no room for a code',
  }),
  emptyTitle: defineMessage({
    id: 'creator.frames.empty.title',
    defaultMessage: 'No frames found',
    description: 'Title of the empty list of frames',
  }),
  emptyText: defineMessage({
    id: 'creator.frames.empty.text',
    defaultMessage:
      'A frame is what you print: a question, your logo, and the code. Start from an A6 card.',
    description: 'Teaches what a frame is',
  }),
  removeTitle: defineMessage<{ readonly count: number }>({
    id: 'creator.frames.remove.title',
    defaultMessage: '{count, plural, one {Delete this frame?} other {Delete # frames?}}',
    description: 'Title of the dialog that asks before frames are deleted',
  }),
  removeConfirm: defineMessage<{ readonly count: number }>({
    id: 'creator.frames.remove.confirm',
    defaultMessage: '{count, plural, one {Delete frame} other {Delete # frames}}',
    description: 'Button that deletes frames',
  }),
  removeText: defineMessage<{ readonly count: number; readonly title: string }>({
    id: 'creator.frames.remove.text',
    defaultMessage:
      '{count, plural, one {“{title}” will be deleted.} other {# frames will be deleted.}}',
    description: 'What the dialog that deletes frames does',
  }),
  removeCodes: defineMessage<{ readonly count: number }>({
    id: 'creator.frames.remove.codes',
    defaultMessage:
      '{count, plural, one {This code uses it and will be unpublished:} other {These # codes use it and will be unpublished:}}',
    description: 'Above the names of the codes that a deletion unpublishes',
  }),
  created: defineMessage({
    id: 'creator.frames.created',
    defaultMessage: 'Frame created successfully!',
    description: 'Shown for a moment after a frame was saved for the first time',
  }),
  updated: defineMessage({
    id: 'creator.frames.updated',
    defaultMessage: 'Frame updated successfully!',
    description: 'Shown for a moment after a frame was saved',
  }),
  removed: defineMessage<{ readonly count: number }>({
    id: 'creator.frames.removed',
    defaultMessage:
      '{count, plural, one {Frame removed successfully!} other {# frames removed successfully!}}',
    description: 'Shown for a moment after frames were deleted',
  }),
  newName: defineMessage({
    id: 'creator.frames.newName',
    defaultMessage: 'New frame',
    description:
      'Title of the editor for a frame that is not saved yet, and the frame’s first name',
  }),
  editorTitle: defineMessage({
    id: 'creator.frames.editorTitle',
    defaultMessage: 'Frame editor',
    description: 'Title of the browser tab of the frame editor',
  }),
  saveFrame: defineMessage({
    id: 'creator.frames.save',
    defaultMessage: 'Save frame',
    description: 'Saves the frame',
  }),
  backToWizard: defineMessage({
    id: 'creator.frames.backToWizard',
    defaultMessage: 'Continue with the code',
    description: 'Goes on in the QR wizard after the frame was saved',
  }),
  pictureOf: defineMessage<{ readonly name: string }>({
    id: 'creator.frames.pictureOf',
    defaultMessage: 'Preview of {name}',
    description: 'What a screen reader says instead of the picture of a frame',
  }),
};
