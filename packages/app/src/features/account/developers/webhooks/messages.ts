import { defineMessage } from '@formatjs/intl';

export const messages = {
  title: defineMessage({
    id: 'account.webhooks.title',
    defaultMessage: 'Webhooks',
    description:
      'Title of a part of the account screen: programs of the owner that are told of what happens',
  }),
  hint: defineMessage({
    id: 'account.webhooks.hint',
    defaultMessage:
      'We tell your own program what happens, as soon as it does: a new answer, a code that was published. Each message is signed.',
    description: 'Under that title',
  }),
  add: defineMessage({
    id: 'account.webhooks.add',
    defaultMessage: 'Add a webhook',
    description: 'Button, and the title of the dialog that it opens',
  }),
  none: defineMessage({
    id: 'account.webhooks.none',
    defaultMessage: 'No webhooks yet.',
    description: 'In place of the list of webhooks while it is empty',
  }),
  failed: defineMessage({
    id: 'account.webhooks.failed',
    defaultMessage: 'Your webhooks could not be loaded.',
    description: 'In place of the list of webhooks when the server did not answer',
  }),
  article: defineMessage({
    id: 'account.webhooks.article',
    defaultMessage: 'How to check a message',
    description: 'Link to an article of the Help Center about webhooks',
  }),
  url: defineMessage({
    id: 'account.webhooks.url',
    defaultMessage: 'Address',
    description: 'Label of a field and of a column: the web address that messages are sent to',
  }),
  urlHint: defineMessage({
    id: 'account.webhooks.urlHint',
    defaultMessage:
      'Where your program listens. It begins with https:// and can be reached from the internet.',
    description: 'Under the field for the address of a webhook',
  }),
  description: defineMessage({
    id: 'account.webhooks.description',
    defaultMessage: 'Description',
    description: 'Label of a field: what the owner calls a webhook',
  }),
  descriptionHint: defineMessage({
    id: 'account.webhooks.descriptionHint',
    defaultMessage: 'For you: “Till”, “Weekly report”.',
    description: 'Under the field for the description of a webhook',
  }),
  events: defineMessage({
    id: 'account.webhooks.events',
    defaultMessage: 'Told of',
    description: 'Label of a group of checkboxes and of a column: what a webhook is told of',
  }),
  feedbackReceived: defineMessage({
    id: 'account.webhooks.feedbackReceived',
    defaultMessage: 'A new answer',
    description: 'Checkbox: a webhook is told when a visitor left an answer',
  }),
  feedbackUpdated: defineMessage({
    id: 'account.webhooks.feedbackUpdated',
    defaultMessage: 'An answer that you changed: status, note, reply, mood',
    description: 'Checkbox: a webhook is told when an answer was changed',
  }),
  codePublished: defineMessage({
    id: 'account.webhooks.codePublished',
    defaultMessage: 'A code that is open to visitors',
    description: 'Checkbox: a webhook is told when a code was published or opened again',
  }),
  codePaused: defineMessage({
    id: 'account.webhooks.codePaused',
    defaultMessage: 'A code that is paused',
    description: 'Checkbox: a webhook is told when a code was paused',
  }),
  format: defineMessage({
    id: 'account.developers.webhooks.format',
    defaultMessage: 'Messages',
    description: 'Field: for programs or for a chat',
  }),
  formatJson: defineMessage({
    id: 'account.developers.webhooks.format.json',
    defaultMessage: 'Signed JSON, for a program',
    description: 'Shape of the messages of a webhook',
  }),
  formatSlack: defineMessage({
    id: 'account.developers.webhooks.format.slack',
    defaultMessage: 'For a channel in Slack',
    description: 'Shape of the messages of a webhook',
  }),
  formatTeams: defineMessage({
    id: 'account.developers.webhooks.format.teams',
    defaultMessage: 'For a channel in Microsoft Teams',
    description: 'Shape of the messages of a webhook',
  }),
  tags: defineMessage({
    id: 'account.webhooks.tags',
    defaultMessage: 'Only with one of these tags',
    description: 'Field: the tags of the locations and codes that a webhook is told of',
  }),
  tagsHint: defineMessage({
    id: 'account.webhooks.tagsHint',
    defaultMessage: 'A location or a code that carries one is enough. Empty: all.',
    description: 'Below the field of the tags of a webhook',
  }),
  ratingMax: defineMessage({
    id: 'account.developers.webhooks.ratingMax',
    defaultMessage: 'Only answers with a rating up to',
    description: 'Field: the highest rating of answers that a webhook is told of; empty: all',
  }),
  ratingMaxHint: defineMessage({
    id: 'account.developers.webhooks.ratingMaxHint',
    defaultMessage: 'Empty: every answer, those without a rating, too.',
    description: 'Under the field for the highest rating',
  }),
  isEnabled: defineMessage({
    id: 'account.webhooks.isEnabled',
    defaultMessage: 'Messages are sent',
    description: 'Checkbox: switches a webhook on',
  }),
  edit: defineMessage({
    id: 'account.webhooks.edit',
    defaultMessage: 'Edit the webhook',
    description: 'Entry of a menu, and the title of the dialog that it opens',
  }),
  save: defineMessage({
    id: 'account.webhooks.save',
    defaultMessage: 'Save',
    description: 'Button of the dialog that changes a webhook',
  }),
  saved: defineMessage({
    id: 'account.webhooks.saved',
    defaultMessage: 'The webhook is saved.',
    description: 'Shown for a moment',
  }),
  saveFailed: defineMessage({
    id: 'account.webhooks.saveFailed',
    defaultMessage: 'The webhook could not be saved.',
    description: 'Shown for a moment',
  }),
  addFailed: defineMessage({
    id: 'account.webhooks.addFailed',
    defaultMessage: 'The webhook could not be added.',
    description: 'Shown for a moment',
  }),
  state: defineMessage({
    id: 'account.webhooks.state',
    defaultMessage: 'State',
    description: 'Column: whether a webhook works, or whether a message arrived',
  }),
  enabled: defineMessage({
    id: 'account.webhooks.enabled',
    defaultMessage: 'On',
    description: 'State of a webhook: messages are sent',
  }),
  troubled: defineMessage({
    id: 'account.webhooks.troubled',
    defaultMessage: 'Last try failed',
    description: 'State of a webhook: messages are sent, but the last one did not arrive',
  }),
  switchedOff: defineMessage({
    id: 'account.webhooks.switchedOff',
    defaultMessage: 'Off',
    description: 'State of a webhook: its owner switched it off',
  }),
  failing: defineMessage({
    id: 'account.webhooks.failing',
    defaultMessage: 'Off: no message arrived',
    description: 'State of a webhook that was switched off since every message failed for days',
  }),
  gone: defineMessage({
    id: 'account.webhooks.gone',
    defaultMessage: 'Off: the address is gone',
    description: 'State of a webhook that was switched off since it answered that it is gone',
  }),
  actions: defineMessage<{ readonly name: string }>({
    id: 'account.webhooks.actions',
    defaultMessage: 'Actions for {name}',
    description: 'Read aloud for the button with three dots at a webhook',
  }),
  deliveries: defineMessage({
    id: 'account.webhooks.deliveries',
    defaultMessage: 'Messages',
    description: 'Entry of a menu, and name of a list: what a webhook was told',
  }),
  test: defineMessage({
    id: 'account.webhooks.test',
    defaultMessage: 'Send a test',
    description: 'Button and entry of a menu: sends a message that says hello',
  }),
  showSecret: defineMessage({
    id: 'account.webhooks.showSecret',
    defaultMessage: 'Show the secret',
    description: 'Entry of a menu, and the title of the dialog that it opens',
  }),
  showText: defineMessage({
    id: 'account.webhooks.showText',
    defaultMessage: 'With the secret, your program checks that a message is from us.',
    description: 'In the dialog that asks for the password before a secret is shown',
  }),
  rotateSecret: defineMessage({
    id: 'account.webhooks.rotateSecret',
    defaultMessage: 'Exchange the secret',
    description: 'Entry of a menu, and the title of the dialog that it opens',
  }),
  rotateText: defineMessage({
    id: 'account.webhooks.rotateText',
    defaultMessage:
      'For 24 hours, messages are signed with both secrets. Put the new one into your program within that time.',
    description: 'In the dialog that asks for the password before a secret is exchanged',
  }),
  password: defineMessage({
    id: 'account.webhooks.password',
    defaultMessage: 'Your password',
    description: 'Label of the field where the person confirms who they are',
  }),
  secretTitle: defineMessage({
    id: 'account.webhooks.secretTitle',
    defaultMessage: 'The secret of your webhook',
    description: 'Title of the dialog that shows a secret',
  }),
  secretText: defineMessage({
    id: 'account.webhooks.secretText',
    defaultMessage:
      'Put it into your program, and show it to nobody. Later you can see it again with your password.',
    description: 'In the dialog that shows a secret',
  }),
  secret: defineMessage({
    id: 'account.webhooks.secret',
    defaultMessage: 'Secret',
    description: 'Label of the field with the secret',
  }),
  done: defineMessage({
    id: 'account.webhooks.done',
    defaultMessage: 'Done',
    description: 'Button that closes the dialog with the secret',
  }),
  remove: defineMessage({
    id: 'account.webhooks.remove',
    defaultMessage: 'Remove',
    description: 'Entry of a menu and button',
  }),
  removeTitle: defineMessage<{ readonly name: string }>({
    id: 'account.webhooks.removeTitle',
    defaultMessage: 'Remove the webhook “{name}”?',
    description: 'Title of the dialog that asks before a webhook is removed',
  }),
  removeText: defineMessage({
    id: 'account.webhooks.removeText',
    defaultMessage: 'Nothing is sent there any more, and the list of messages is deleted.',
    description: 'In the dialog that asks before a webhook is removed',
  }),
  removed: defineMessage({
    id: 'account.webhooks.removed',
    defaultMessage: 'The webhook is removed.',
    description: 'Shown for a moment',
  }),
  removeFailed: defineMessage({
    id: 'account.webhooks.removeFailed',
    defaultMessage: 'The webhook could not be removed.',
    description: 'Shown for a moment',
  }),
};
