import { defineMessage } from '@formatjs/intl';

export const messages = {
  title: defineMessage({
    id: 'creator.versions.title',
    defaultMessage: 'Versions',
    description: 'Opens the list of published versions of a form; also its title',
  }),
  purpose: defineMessage({
    id: 'creator.versions.purpose',
    defaultMessage: 'Every time you publish, the form is kept as it was. Answers stay with theirs.',
    description: 'Under the title of the list of versions',
  }),
  version: defineMessage<{ readonly version: number }>({
    id: 'creator.versions.version',
    defaultMessage: 'Version {version}',
    description: 'Names one published version of a form',
  }),
  current: defineMessage({
    id: 'creator.versions.current',
    defaultMessage: 'Newest',
    description: 'Badge of the version that was published last',
  }),
  facts: defineMessage<{
    readonly date: string;
    readonly answers: number;
    readonly codes: number;
  }>({
    id: 'creator.versions.facts',
    defaultMessage:
      '{date} · {answers, plural, =0 {no answers} one {# answer} other {# answers}} · {codes, plural, =0 {shown by no code} one {shown by # code} other {shown by # codes}}',
    description: 'When a version was published, its answers, and how many codes show it now',
  }),
  compare: defineMessage<{ readonly version: number }>({
    id: 'creator.versions.compare',
    defaultMessage: 'Compare version {version}',
    description: 'Shows a version beside the form as it is now',
  }),
  now: defineMessage({
    id: 'creator.versions.now',
    defaultMessage: 'Now',
    description: 'Names the form as it is in the editor, beside one of its versions',
  }),
  all: defineMessage({
    id: 'creator.versions.all',
    defaultMessage: 'All versions',
    description: 'Way back from a comparison to the list of versions',
  }),
  emptyTitle: defineMessage({
    id: 'creator.versions.emptyTitle',
    defaultMessage: 'Not published yet',
    description: 'Title when a form has no versions',
  }),
  emptyText: defineMessage({
    id: 'creator.versions.emptyText',
    defaultMessage: 'Publish the form, and its first version is kept here.',
    description: 'Text when a form has no versions',
  }),
  restore: defineMessage<{ readonly version: number }>({
    id: 'creator.versions.restore',
    defaultMessage: 'Restore version {version}',
    description: 'Makes the form what it was in a version',
  }),
  restoreTitle: defineMessage<{ readonly version: number }>({
    id: 'creator.versions.restoreTitle',
    defaultMessage: 'Restore version {version}?',
    description: 'Title of the question before a version is restored',
  }),
  restoreText: defineMessage<{ readonly date: string }>({
    id: 'creator.versions.restoreText',
    defaultMessage:
      'The form becomes what it was on {date}. Visitors see it once you publish. You can undo it.',
    description: 'Text of the question before a version is restored',
  }),
  restoreConfirm: defineMessage({
    id: 'creator.versions.restoreConfirm',
    defaultMessage: 'Restore',
    description: 'Button that restores a version',
  }),
  restored: defineMessage<{ readonly version: number }>({
    id: 'creator.versions.restored',
    defaultMessage: 'Version {version} is back in the editor.',
    description: 'Shown for a moment after a version was restored',
  }),
};
