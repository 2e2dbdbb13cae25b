import { defineMessage } from '@formatjs/intl';

/** Validation messages by error code. */
export const messages = {
  required: defineMessage({
    id: 'fields.required',
    defaultMessage: 'This field is required.',
    description: 'Under a field that was left empty',
  }),
  blank: defineMessage({
    id: 'fields.blank',
    defaultMessage: 'This field is required.',
    description: 'Under a field that holds nothing but spaces',
  }),
  not_null: defineMessage({
    id: 'fields.not_null',
    defaultMessage: 'This field is required.',
    description: 'Under a field without a value',
  }),
  not_a_string: defineMessage({
    id: 'fields.not_a_string',
    defaultMessage: 'This value is not valid.',
    description: 'Under a field whose value is not text',
  }),
  null_characters: defineMessage({
    id: 'fields.null_characters',
    defaultMessage: 'This text has characters that cannot be stored.',
    description: 'Under a text field with control characters',
  }),
  invalid: defineMessage({
    id: 'fields.invalid',
    defaultMessage: 'This value is not valid.',
    description: 'Under a field, when nothing more exact is known',
  }),
  too_long: defineMessage({
    id: 'fields.too_long',
    defaultMessage: 'This text is too long.',
    description: 'Under a text field',
  }),
  invalid_email: defineMessage({
    id: 'fields.invalid_email',
    defaultMessage: 'Invalid email address.',
    description: 'Under an email field',
  }),
  email_unavailable: defineMessage({
    id: 'fields.email_unavailable',
    defaultMessage: 'This email address is invalid or already in use!',
    description: 'Under the email field of the registration',
  }),
  name_taken: defineMessage({
    id: 'fields.name_taken',
    defaultMessage: 'There is another one of this name.',
    description: 'Under the name of a template',
  }),
  not_a_number: defineMessage({
    id: 'fields.not_a_number',
    defaultMessage: 'The registration number must be a number.',
    description: 'Under the registration number of a company',
  }),
  terms_not_agreed: defineMessage({
    id: 'fields.terms_not_agreed',
    defaultMessage: 'You must agree to the terms and conditions.',
    description: 'Under the checkbox of the registration',
  }),
  password_too_short: defineMessage({
    id: 'fields.password_too_short',
    defaultMessage: 'The password must have at least 10 characters.',
    description: 'Under a new password',
  }),
  password_too_long: defineMessage({
    id: 'fields.password_too_long',
    defaultMessage: 'The password must have at most 128 characters.',
    description: 'Under a new password',
  }),
  password_no_upper_case: defineMessage({
    id: 'fields.password_no_upper_case',
    defaultMessage: 'The password must have an upper case letter.',
    description: 'Under a new password',
  }),
  password_no_digit: defineMessage({
    id: 'fields.password_no_digit',
    defaultMessage: 'The password must have a digit.',
    description: 'Under a new password',
  }),
  password_no_symbol: defineMessage({
    id: 'fields.password_no_symbol',
    defaultMessage: 'The password must have one of the characters @#$?!.',
    description: 'Under a new password',
  }),
  password_common: defineMessage({
    id: 'fields.password_common',
    defaultMessage: 'This password is too easy to guess.',
    description: 'Under a new password that many people use',
  }),
  password_wrong: defineMessage({
    id: 'fields.password_wrong',
    defaultMessage: 'This is not your current password.',
    description: 'Under the current password',
  }),
  code_wrong: defineMessage({
    id: 'fields.code_wrong',
    defaultMessage: 'This code is not right, or it was used already.',
    description: 'Under a code of an authenticator app, or a recovery code',
  }),
  email_same: defineMessage({
    id: 'fields.email_same',
    defaultMessage: 'This is your address already.',
    description: 'Under the field for a new address to log in with',
  }),
  too_many_passkeys: defineMessage({
    id: 'fields.too_many_passkeys',
    defaultMessage: 'There is no room for another passkey. Remove one first.',
    description: 'Under the name of a new passkey',
  }),
  password_mismatch: defineMessage({
    id: 'fields.password_mismatch',
    defaultMessage: 'The password must match.',
    description: 'Under the repeated password',
  }),
  not_found: defineMessage({
    id: 'fields.not_found',
    defaultMessage: 'This does not exist any more.',
    description: 'Under a choice that was removed meanwhile',
  }),
  invalid_color: defineMessage({
    id: 'fields.invalid_color',
    defaultMessage: 'This is not a color. Use RGB, HSL or HEX.',
    description: 'Under a color field',
  }),
  invalid_url: defineMessage({
    id: 'fields.invalid_url',
    defaultMessage: 'Use a whole address without spaces that begins with https://.',
    description: 'Under the address of a review page',
  }),
  invalid_time_zone: defineMessage({
    id: 'fields.invalid_time_zone',
    defaultMessage: 'This is not a time zone.',
    description: 'Under the time zone of a location',
  }),
  unknown_question: defineMessage({
    id: 'fields.unknown_question',
    defaultMessage:
      'A field is shown after a question that is not in the form. Change when it is shown.',
    description: 'When a form is saved with such a condition',
  }),
  later_question: defineMessage({
    id: 'fields.later_question',
    defaultMessage:
      'A field is shown after a question that comes later. Move it below that question.',
    description: 'When a form is saved with such a condition',
  }),
  dead_end: defineMessage({
    id: 'fields.dead_end',
    defaultMessage: 'A field would never be shown: the answer that it waits for is not possible.',
    description: 'When a form is saved with such a condition',
  }),
  duplicate_field_type: defineMessage({
    id: 'fields.duplicate_field_type',
    defaultMessage: 'You already have this type of field!',
    description: 'When a form gets a second field of one type',
  }),
  duplicate_code: defineMessage({
    id: 'fields.duplicate_code',
    defaultMessage: 'A frame has room for one code only.',
    description: 'When a frame gets a second code',
  }),
  no_fields: defineMessage({
    id: 'fields.no_fields',
    defaultMessage: 'A form needs at least one field.',
    description: 'When a form without fields is saved',
  }),
  title_required: defineMessage({
    id: 'fields.title_required',
    defaultMessage: 'There was an issue with the form title.',
    description: 'When a form is saved without a title',
  }),
  out_of_range: defineMessage({
    id: 'fields.out_of_range',
    defaultMessage: 'This number is out of range.',
    description: 'Under a number field',
  }),
  too_large: defineMessage({
    id: 'fields.too_large',
    defaultMessage: 'The picture you uploaded is too large!',
    description: 'Under a picture field',
  }),
  wrong_image_type: defineMessage({
    id: 'fields.wrong_image_type',
    defaultMessage: 'Use a png, jpg or jpeg picture.',
    description: 'Under a picture field',
  }),
  broken_image: defineMessage({
    id: 'fields.broken_image',
    defaultMessage: 'This picture cannot be read.',
    description: 'Under a picture field',
  }),
  webhook_address: defineMessage({
    id: 'fields.webhook_address',
    defaultMessage:
      'Messages cannot be sent there. Use a public address with https and the port 443 or 8443.',
    description: 'Under the field for the address of a webhook',
  }),
  too_many_saved_replies: defineMessage({
    id: 'fields.too_many_saved_replies',
    defaultMessage: 'There is no room for another saved reply. Delete one first.',
    description: 'Under the title of a saved reply, when there are fifty already',
  }),
  too_many_webhooks: defineMessage({
    id: 'fields.too_many_webhooks',
    defaultMessage: 'There is no room for another webhook. Remove one first.',
    description: 'Under the field for the address of a webhook, when there are ten already',
  }),
  confirm_delete: defineMessage({
    id: 'fields.confirm_delete',
    defaultMessage: 'Type DELETE to go on.',
    description: 'Under the field where a deletion is confirmed; DELETE is not translated',
  }),
  invalid_day: defineMessage({
    id: 'fields.invalid_day',
    defaultMessage: 'Write a day like 2026-11-21.',
    description: 'Under a choice of days',
  }),
  days_reversed: defineMessage({
    id: 'fields.days_reversed',
    defaultMessage: 'The last day is before the first.',
    description: 'Under a choice of days',
  }),
  too_many_days: defineMessage({
    id: 'fields.too_many_days',
    defaultMessage: 'Choose at most ten years.',
    description: 'Under a choice of days',
  }),
  days_to_come: defineMessage({
    id: 'fields.days_to_come',
    defaultMessage: 'These days are yet to come.',
    description: 'Under a choice of days',
  }),
  days_and_timeframe: defineMessage({
    id: 'fields.days_and_timeframe',
    defaultMessage: 'Choose days or a named period, not both.',
    description: 'Under a choice of days',
  }),
  tag_invalid: defineMessage({
    id: 'fields.tag_invalid',
    defaultMessage: 'A tag has 1 to 30 characters, and neither a comma nor a semicolon.',
    description: 'Under a field of tags: words that locations and codes are found by',
  }),
  too_many_tags: defineMessage({
    id: 'fields.too_many_tags',
    defaultMessage: 'There is room for 10 tags.',
    description: 'Under a field of tags: words that locations and codes are found by',
  }),
  days_overlap: defineMessage({
    id: 'fields.days_overlap',
    defaultMessage: 'The two have days in common.',
    description: 'Under a choice of two ranges of days to compare',
  }),
  days_too_early: defineMessage({
    id: 'fields.days_too_early',
    defaultMessage: 'Choose a day from tomorrow on, within a year.',
    description: 'Under the first day of an experiment',
  }),
  same_twice: defineMessage({
    id: 'fields.same_twice',
    defaultMessage: 'Choose two that differ.',
    description: 'Under the second of two forms or frames that an experiment compares',
  }),
  too_few_plans: defineMessage({
    id: 'fields.too_few_plans',
    defaultMessage:
      'Chance alone could name a winner among so few. Choose at least 7 codes, or at least 4 codes and 4 periods.',
    description: 'Under the codes of an experiment',
  }),
  in_experiment: defineMessage({
    id: 'fields.in_experiment',
    defaultMessage: 'One of these codes is in another experiment at that time.',
    description: 'Under the codes of an experiment',
  }),
  code_not_open: defineMessage({
    id: 'fields.code_not_open',
    defaultMessage: 'Publish these codes first.',
    description: 'Under the codes of an experiment',
  }),
  too_many_experiments: defineMessage({
    id: 'fields.too_many_experiments',
    defaultMessage: 'There is no room for another experiment. Delete one first.',
    description: 'Under the name of an experiment',
  }),
  not_comparable: defineMessage({
    id: 'fields.not_comparable',
    defaultMessage:
      'Choose two of one kind that differ: days, places, codes, forms or versions of a form.',
    description: 'Under a choice of two things to compare',
  }),
  rulesTitle: defineMessage({
    id: 'fields.rulesTitle',
    defaultMessage: 'What a password needs',
    description: 'Read aloud before the list of what a new password needs',
  }),
  ruleLength: defineMessage({
    id: 'fields.ruleLength',
    defaultMessage: 'At least 10 characters',
    description: 'One thing that a new password needs',
  }),
  ruleUpperCase: defineMessage({
    id: 'fields.ruleUpperCase',
    defaultMessage: 'One uppercase letter',
    description: 'One thing that a new password needs',
  }),
  ruleDigit: defineMessage({
    id: 'fields.ruleDigit',
    defaultMessage: 'One digit',
    description: 'One thing that a new password needs',
  }),
  ruleHardToGuess: defineMessage({
    id: 'fields.ruleHardToGuess',
    defaultMessage: 'Hard to guess: not a common word with a year',
    description: 'One thing that a new password needs',
  }),
  ruleSymbol: defineMessage({
    id: 'fields.ruleSymbol',
    defaultMessage: 'One of @#$?!',
    description: 'One thing that a new password needs',
  }),
  endApiKeys: defineMessage({
    id: 'fields.endApiKeys',
    defaultMessage: 'Revoke these API keys',
    description: 'Label of the list of API keys that end with the old password',
  }),
  endApiKeysHint: defineMessage({
    id: 'fields.endApiKeysHint',
    defaultMessage: 'Take out those that you know and that nobody else can have.',
    description: 'Under the list of API keys that end with the old password',
  }),
  endWebhooks: defineMessage({
    id: 'fields.endWebhooks',
    defaultMessage: 'Switch off these webhooks',
    description: 'Label of the list of webhooks that end with the old password',
  }),
  endWebhooksHint: defineMessage({
    id: 'fields.endWebhooksHint',
    defaultMessage: 'They receive what visitors leave. Take out those that are yours.',
    description: 'Under the list of webhooks that end with the old password',
  }),
  programUsed: defineMessage<{ readonly moment: string }>({
    id: 'fields.programUsed',
    defaultMessage: 'last used {moment}',
    description: 'Beside an API key or a webhook; moment is such as “Nov 21, 2026, 6:30 PM”',
  }),
  programUnused: defineMessage({
    id: 'fields.programUnused',
    defaultMessage: 'not used lately',
    description: 'Beside an API key or a webhook',
  }),
};
