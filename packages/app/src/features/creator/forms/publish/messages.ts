import { defineMessage } from '@formatjs/intl';

export const messages = {
  notPublished: defineMessage({
    id: 'creator.forms.state.notPublished',
    defaultMessage: 'Not published',
    description: 'State of a form that was never published',
  }),
  published: defineMessage({
    id: 'creator.forms.state.published',
    defaultMessage: 'Published',
    description: 'State of a form whose newest version says what the form says',
  }),
  changed: defineMessage({
    id: 'creator.forms.state.changed',
    defaultMessage: 'Unpublished changes',
    description: 'State of a form that was changed after it was published',
  }),
  title: defineMessage({
    id: 'creator.forms.publish.title',
    defaultMessage: 'Bring it to your visitors',
    description: 'Title of the last step of the form editor',
  }),
  text: defineMessage({
    id: 'creator.forms.publish.text',
    defaultMessage:
      'Publishing keeps this form as a version. Every code that shows the form shows it from then on.',
    description: 'Text of the last step of the form editor',
  }),
  facts: defineMessage<{ readonly version: number; readonly codes: number }>({
    id: 'creator.forms.publish.facts',
    defaultMessage:
      '{version, plural, =0 {No version yet} other {Version {version}}} · {codes, plural, =0 {no code uses it} one {# code uses it} other {# codes use it}}',
    description: 'The newest version of a form, and how many codes use the form',
  }),
  publish: defineMessage({
    id: 'creator.forms.publish.publish',
    defaultMessage: 'Publish form',
    description: 'Button that freezes a form as a version',
  }),
  done: defineMessage<{ readonly version: number }>({
    id: 'creator.forms.publish.done',
    defaultMessage: 'Version {version} is published.',
    description: 'After a form was published',
  }),
  shownBy: defineMessage<{ readonly codes: number }>({
    id: 'creator.forms.publish.shownBy',
    defaultMessage:
      '{codes, plural, =0 {No code shows it yet. Link it to a code, and visitors get it.} one {# code shows it now.} other {# codes show it now.}}',
    description: 'How many codes show a form that was just published',
  }),
  codesTitle: defineMessage({
    id: 'creator.forms.publish.codesTitle',
    defaultMessage: 'Codes that show it',
    description: 'Title of the list of codes that show a form',
  }),
  moreCodes: defineMessage<{ readonly count: number }>({
    id: 'creator.forms.publish.moreCodes',
    defaultMessage: '{count, plural, one {# more code} other {# more codes}}',
    description: 'Link below the first codes that show a form; it leads to all codes',
  }),
  stillSeen: defineMessage<{ readonly version: number }>({
    id: 'creator.forms.publish.stillSeen',
    defaultMessage: 'Visitors still see version {version}.',
    description: 'Above a form that was changed after it was published',
  }),
  nowSeen: defineMessage<{ readonly version: number }>({
    id: 'creator.forms.publish.nowSeen',
    defaultMessage: 'Visitors now see version {version}.',
    description: 'After a form that codes show was published',
  }),
  publishChanges: defineMessage({
    id: 'creator.forms.publish.publishChanges',
    defaultMessage: 'Publish changes',
    description: 'Button that shows visitors a form as it was changed',
  }),
  seeLive: defineMessage({
    id: 'creator.forms.publish.seeLive',
    defaultMessage: 'See it live',
    description: 'Opens the page that visitors of a form get',
  }),
  linkAnother: defineMessage({
    id: 'creator.forms.linkAnotherCode',
    defaultMessage: 'Link to another code',
    description: 'Goes on to a new code with a form that codes show already',
  }),
  linkCode: defineMessage({
    id: 'creator.forms.linkCode',
    defaultMessage: 'Link to a code',
    description: 'Goes on to a new code with this form',
  }),
};
