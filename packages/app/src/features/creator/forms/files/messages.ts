import { defineMessage } from '@formatjs/intl';

export const messages = {
  export: defineMessage({
    id: 'creator.files.export',
    defaultMessage: 'Export as file',
    description: 'Saves a form as a JSON file',
  }),
  notExported: defineMessage({
    id: 'creator.files.notExported',
    defaultMessage: 'The form could not be exported. Check your connection and try again.',
    description: 'When the pictures of a form cannot be read for its file',
  }),
  import: defineMessage({
    id: 'creator.files.import',
    defaultMessage: 'Import from file',
    description: 'Opens the dialog that reads a form from a JSON file; also its title',
  }),
  importShort: defineMessage({
    id: 'creator.files.importShort',
    defaultMessage: 'Import',
    description: 'Button over the list of forms that opens the dialog which reads one from a file',
  }),
  importText: defineMessage({
    id: 'creator.files.importText',
    defaultMessage:
      'A form that was exported here or in another account, or from Typeform, Google Forms or SurveyJS.',
    description: 'Under the title of the dialog that reads a form from a file',
  }),
  file: defineMessage({
    id: 'creator.files.file',
    defaultMessage: 'Form file',
    description: 'Field for the file with a form',
  }),
  fileHint: defineMessage({
    id: 'creator.files.fileHint',
    defaultMessage: 'A .json file.',
    description: 'Under the field for the file with a form',
  }),
  refused: defineMessage({
    id: 'creator.files.refused',
    defaultMessage: 'This file was not imported',
    description: 'Title of the notice that a file has no form in it, or a broken one',
  }),
  notJson: defineMessage({
    id: 'creator.files.notJson',
    defaultMessage: 'It is not a JSON file, or it is cut off.',
    description: 'Why a file was not imported',
  }),
  notAForm: defineMessage({
    id: 'creator.files.notAForm',
    defaultMessage: 'It is not a form of Hearback, Typeform, Google Forms or SurveyJS.',
    description: 'Why a file was not imported',
  }),
  newerFormat: defineMessage({
    id: 'creator.files.newerFormat',
    defaultMessage: 'It was made by a newer version of Hearback.',
    description: 'Why a file was not imported',
  }),
  tooLarge: defineMessage({
    id: 'creator.files.tooLarge',
    defaultMessage: 'It is too large for a form.',
    description: 'Why a file was not imported',
  }),
  notRead: defineMessage({
    id: 'creator.files.notRead',
    defaultMessage: 'It could not be read. Try again, or choose another file.',
    description: 'Why a file was not imported, when nothing better is known',
  }),
  pictureLost: defineMessage({
    id: 'creator.files.pictureLost',
    defaultMessage: 'Its picture could not be stored. Check your connection and try again.',
    description: 'Why a file was not imported',
  }),
  converted: defineMessage<{ readonly program: string; readonly count: number }>({
    id: 'creator.files.converted',
    defaultMessage: '{count, plural, one {# question} other {# questions}} read from {program}',
    description: 'Title of the report on a form of another program; program is its name',
  }),
  convertedWhole: defineMessage({
    id: 'creator.files.convertedWhole',
    defaultMessage: 'Everything was taken. Check colors and texts before you publish.',
    description: 'Report on a form of another program of which nothing was lost',
  }),
  convertedLosses: defineMessage({
    id: 'creator.files.convertedLosses',
    defaultMessage: 'Not taken as it was:',
    description: 'Before the list of what a form of another program lost',
  }),
  takeForm: defineMessage({
    id: 'creator.files.useForm',
    defaultMessage: 'Use this form',
    description: 'Button that takes a form of another program, after the report on it',
  }),
  lossType: defineMessage({
    id: 'creator.files.loss.type',
    defaultMessage: 'left out: there is no such question here',
    description: 'What happened to a question of another program, after its words',
  }),
  lossSecond: defineMessage({
    id: 'creator.files.loss.second',
    defaultMessage: 'became a short text: a form asks this once',
    description: 'What happened to a question of another program, after its words',
  }),
  lossSteps: defineMessage({
    id: 'creator.files.loss.steps',
    defaultMessage: 'its scale has other steps here',
    description: 'What happened to a question of another program, after its words',
  }),
  lossOptions: defineMessage({
    id: 'creator.files.loss.options',
    defaultMessage: 'left out: it has fewer than two options',
    description: 'What happened to a question of another program, after its words',
  }),
  lossManyOptions: defineMessage({
    id: 'creator.files.loss.manyOptions',
    defaultMessage: 'only its first 20 options were taken',
    description: 'What happened to a question of another program, after its words',
  }),
  lossLogic: defineMessage({
    id: 'creator.files.loss.logic',
    defaultMessage: 'Conditions, jumps and calculations were left out.',
    description: 'What a form of another program lost as a whole',
  }),
  lossCondition: defineMessage({
    id: 'creator.files.loss.condition',
    defaultMessage: 'It is asked of everybody: its condition could not be taken.',
    description:
      'Beside a question of a form of another program, which was asked after some answers alone',
  }),
  lossPages: defineMessage({
    id: 'creator.files.loss.pages',
    defaultMessage: 'All questions stand on one page here.',
    description: 'What a form of another program lost as a whole',
  }),
  lossLength: defineMessage({
    id: 'creator.files.loss.length',
    defaultMessage: 'left out: the form has too many questions',
    description: 'What happened to a question of another program, after its words',
  }),
  issue: defineMessage<{ readonly place: string; readonly sentence: string }>({
    id: 'creator.files.issue',
    defaultMessage: '{place}: {sentence}',
    description: 'What is wrong at one place of a file: “Field 3, label color: …”',
  }),
  more: defineMessage<{ readonly count: number }>({
    id: 'creator.files.more',
    defaultMessage: '{count, plural, one {And # more.} other {And # more.}}',
    description: 'How many things are wrong with a file besides those that are listed',
  }),
  replaceText: defineMessage<{ readonly title: string }>({
    id: 'creator.files.replaceText',
    defaultMessage: '“{title}” from the file takes the place of what is here. You can undo it.',
    description: 'Text of the question before a file takes the place of a form',
  }),
  imported: defineMessage<{ readonly title: string }>({
    id: 'creator.files.imported',
    defaultMessage: '“{title}” was imported.',
    description: 'Shown for a moment after a form was read from a file',
  }),
};
