import { defineMessage } from '@formatjs/intl';

export const messages = {
  title: defineMessage({
    id: 'account.keys.title',
    defaultMessage: 'API keys',
    description: 'Title of a part of the account screen: keys with which programs use the account',
  }),
  hint: defineMessage({
    id: 'account.keys.hint',
    defaultMessage:
      'With a key a program uses your account without your password, and only for what the key allows. A key never opens your account settings or other keys.',
    description: 'Under that title',
  }),
  add: defineMessage({
    id: 'account.keys.add',
    defaultMessage: 'Make a key',
    description: 'Button, and the title of the dialog that it opens',
  }),
  none: defineMessage({
    id: 'account.keys.none',
    defaultMessage: 'No keys yet.',
    description: 'In place of the list of keys while it is empty',
  }),
  failed: defineMessage({
    id: 'account.keys.failed',
    defaultMessage: 'Your keys could not be loaded.',
    description: 'In place of the list of keys when the server did not answer',
  }),
  name: defineMessage({
    id: 'account.keys.name',
    defaultMessage: 'Name',
    description: 'Label of a field and of a column: what the owner calls a key',
  }),
  nameHint: defineMessage({
    id: 'account.keys.nameHint',
    defaultMessage: 'The program that will use it: “Till”, “Weekly report”.',
    description: 'Under the field for the name of a key',
  }),
  allows: defineMessage({
    id: 'account.keys.allows',
    defaultMessage: 'Allows',
    description: 'Label of a group of checkboxes and of a column: what a key may do',
  }),
  lastUsed: defineMessage({
    id: 'account.keys.lastUsed',
    defaultMessage: 'Last used',
    description: 'Column of the list of keys',
  }),
  never: defineMessage({
    id: 'account.keys.never',
    defaultMessage: 'Never',
    description: 'In that column: a key that was not used',
  }),
  validUntil: defineMessage({
    id: 'account.keys.validUntil',
    defaultMessage: 'Valid until',
    description: 'Column of the list of keys',
  }),
  revokedOnly: defineMessage({
    id: 'account.keys.revokedOnly',
    defaultMessage: 'No end date',
    description: 'In the column “Valid until”: the key is valid until somebody revokes it',
  }),
  expired: defineMessage({
    id: 'account.keys.expired',
    defaultMessage: 'Expired',
    description: 'Badge beside a key that is not valid any more',
  }),
  valid: defineMessage({
    id: 'account.keys.valid',
    defaultMessage: 'Valid for',
    description: 'Label of a field: how long a new key is valid',
  }),
  days: defineMessage<{ readonly count: number }>({
    id: 'account.keys.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'How long a new key is valid',
  }),
  untilRevoked: defineMessage({
    id: 'account.keys.untilRevoked',
    defaultMessage: 'Until it is revoked',
    description: 'How long a new key is valid',
  }),
  password: defineMessage({
    id: 'account.keys.password',
    defaultMessage: 'Your password',
    description: 'Label of a field: asked for before a key is made',
  }),
  tooMany: defineMessage<{ readonly count: number }>({
    id: 'account.keys.tooMany',
    defaultMessage: 'An account has {count} keys at most. Revoke one first.',
    description: 'Shown for a moment when there is no room for another key',
  }),
  addFailed: defineMessage({
    id: 'account.keys.addFailed',
    defaultMessage: 'The key could not be made.',
    description: 'Shown for a moment',
  }),
  madeTitle: defineMessage<{ readonly name: string }>({
    id: 'account.keys.madeTitle',
    defaultMessage: 'The key “{name}”',
    description: 'Title of the dialog that shows a new key',
  }),
  madeOnce: defineMessage({
    id: 'account.keys.madeOnce',
    defaultMessage: 'Copy the key now: it is not shown again.',
    description: 'Notice beside a new key',
  }),
  madeKeep: defineMessage({
    id: 'account.keys.madeKeep',
    defaultMessage:
      'Keep it where you keep passwords. Whoever has it can do what it allows. If you lose it, revoke it and make another.',
    description: 'Under that notice',
  }),
  key: defineMessage({
    id: 'account.keys.key',
    defaultMessage: 'API key',
    description: 'Label of the field with a new key',
  }),
  tryIt: defineMessage({
    id: 'account.keys.tryIt',
    defaultMessage: 'Try it in a terminal',
    description: 'Label of a field with a command that uses the new key',
  }),
  copy: defineMessage({
    id: 'account.keys.copy',
    defaultMessage: 'Copy',
    description: 'Button beside a text',
  }),
  copied: defineMessage({
    id: 'account.keys.copied',
    defaultMessage: 'Copied',
    description: 'On that button, for a moment',
  }),
  notCopied: defineMessage({
    id: 'account.keys.notCopied',
    defaultMessage: 'It could not be copied. Select the text and copy it yourself.',
    description: 'Shown for a moment',
  }),
  done: defineMessage({
    id: 'account.keys.done',
    defaultMessage: 'I have copied it',
    description: 'Button that closes the dialog with a new key',
  }),
  revoke: defineMessage({
    id: 'account.keys.revoke',
    defaultMessage: 'Revoke',
    description: 'Button beside a key, and the one that answers the question; also a column',
  }),
  revokeNamed: defineMessage<{ readonly name: string }>({
    id: 'account.keys.revokeNamed',
    defaultMessage: 'Revoke {name}',
    description: 'What a screen reader calls the button beside a key',
  }),
  revokeTitle: defineMessage<{ readonly name: string }>({
    id: 'account.keys.revokeTitle',
    defaultMessage: 'Revoke “{name}”?',
    description: 'Question before a key is revoked',
  }),
  revokeText: defineMessage({
    id: 'account.keys.revokeText',
    defaultMessage: 'Programs that use this key are refused at once. This cannot be undone.',
    description: 'Under that question',
  }),
  revoked: defineMessage({
    id: 'account.keys.revoked',
    defaultMessage: 'The key is revoked.',
    description: 'Shown for a moment',
  }),
  revokeFailed: defineMessage({
    id: 'account.keys.revokeFailed',
    defaultMessage: 'The key could not be revoked.',
    description: 'Shown for a moment',
  }),
  readFeedback: defineMessage({
    id: 'account.keys.readFeedback',
    defaultMessage: 'Read feedback',
    description: 'What a key allows',
  }),
  readFeedbackHint: defineMessage({
    id: 'account.keys.readFeedbackHint',
    defaultMessage: 'Answers of visitors, also as files',
    description: 'Beside “Read feedback”',
  }),
  writeFeedback: defineMessage({
    id: 'account.keys.writeFeedback',
    defaultMessage: 'Change feedback',
    description: 'What a key allows',
  }),
  writeFeedbackHint: defineMessage({
    id: 'account.keys.writeFeedbackHint',
    defaultMessage: 'Status, notes and replies; deleting',
    description: 'Beside “Change feedback”',
  }),
  readStats: defineMessage({
    id: 'account.keys.readStats',
    defaultMessage: 'Read stats',
    description: 'What a key allows',
  }),
  readStatsHint: defineMessage({
    id: 'account.keys.readStatsHint',
    defaultMessage: 'The figures of every tab, and the monthly report',
    description: 'Beside “Read stats”',
  }),
  readWorkspace: defineMessage({
    id: 'account.keys.readWorkspace',
    defaultMessage: 'Read places and designs',
    description: 'What a key allows',
  }),
  readWorkspaceHint: defineMessage({
    id: 'account.keys.readWorkspaceHint',
    defaultMessage: 'Companies, locations, forms, frames, templates and codes',
    description: 'Beside “Read places and designs”',
  }),
  writeCodes: defineMessage({
    id: 'account.keys.writeCodes',
    defaultMessage: 'Change codes',
    description: 'What a key allows',
  }),
  writeCodesHint: defineMessage({
    id: 'account.keys.writeCodesHint',
    defaultMessage: 'Add, publish and pause them; deleting',
    description: 'Beside “Change codes”',
  }),
  writeWorkspace: defineMessage({
    id: 'account.keys.writeWorkspace',
    defaultMessage: 'Change places and designs',
    description: 'What a key allows',
  }),
  writeWorkspaceHint: defineMessage({
    id: 'account.keys.writeWorkspaceHint',
    defaultMessage:
      'Companies, locations, forms, frames and templates; deleting one takes its codes and answers along',
    description: 'Beside “Change places and designs”',
  }),
  writeWebhooks: defineMessage({
    id: 'account.keys.writeWebhooks',
    defaultMessage: 'Manage webhooks',
    description: 'What a key allows',
  }),
  writeWebhooksHint: defineMessage({
    id: 'account.keys.writeWebhooksHint',
    defaultMessage:
      'Add, change and remove them without your password: the program can send what visitors leave to any address',
    description: 'Beside “Manage webhooks”',
  }),
  reaches: defineMessage({
    id: 'account.keys.reaches',
    defaultMessage: 'Reaches',
    description: 'Field of a new API key: the places it may reach',
  }),
  chosenHint: defineMessage({
    id: 'account.keys.chosenHint',
    defaultMessage:
      'The key does there what a manager of these places may: nothing that others use, too.',
    description: 'Under the choice of places of a new API key',
  }),
  atPlaces: defineMessage<{ readonly places: string }>({
    id: 'account.keys.atPlaces',
    defaultMessage: 'Only {places}',
    description: 'Under an API key: names of companies and locations',
  }),
  noPlaces: defineMessage({
    id: 'account.keys.noPlaces',
    defaultMessage: 'Reaches no place any more',
    description: 'Under an API key whose places were all deleted',
  }),
};
