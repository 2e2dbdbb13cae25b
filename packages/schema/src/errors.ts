/**
 * Validation errors of an input field: a code for programs, a sentence for people.
 *
 * The REST wire carries the sentence (`{"email": ["Invalid email address."]}`), as the frameworks
 * that speak this dialect do; the gateway turns it back into the code with `issueCodeOf`.
 */
export const issueSentences = {
  required: 'This field is required.',
  blank: 'This field may not be blank.',
  not_null: 'This field may not be null.',
  not_a_string: 'Not a valid string.',
  null_characters: 'Null characters are not allowed.',
  invalid: 'This value is not valid.',
  too_long: 'This text is too long.',
  invalid_email: 'Invalid email address.',
  email_unavailable: 'This email address is invalid or already in use!',
  name_taken: 'There is another one of this name.',
  not_a_number: 'The registration number must be a number.',
  terms_not_agreed: 'You must agree to the terms and conditions.',
  password_too_short: 'The password must have at least 10 characters.',
  password_too_long: 'The password must have at most 128 characters.',
  password_no_upper_case: 'The password must have an upper case letter.',
  password_no_digit: 'The password must have a digit.',
  password_no_symbol: 'The password must have one of the characters @#$?!.',
  password_common: 'This password is too easy to guess.',
  password_wrong: 'This is not your current password.',
  code_wrong: 'This code is not right, or it was used already.',
  email_same: 'This is your address already.',
  password_mismatch: 'The password must match.',
  tag_invalid: 'A tag has 1 to 30 characters, and neither a comma nor a semicolon.',
  too_many_tags: 'There is room for 10 tags.',
  not_found: 'There is no such object.',
  invalid_color: 'This is not a color. Use RGB, HSL or HEX.',
  invalid_url: 'Use a whole address without spaces that begins with https://.',
  invalid_time_zone: 'This is not a time zone.',
  duplicate_field_type: 'You already have this type of field!',
  duplicate_code: 'A frame has room for one code only.',
  unknown_question: 'This field is shown after an answer that no question of the form asks for.',
  later_question: 'This field is shown after an answer to a question that comes later.',
  dead_end: 'This field is shown after an answer that is not possible.',
  no_fields: 'A form needs at least one field.',
  title_required: 'There was an issue with the form title.',
  out_of_range: 'This number is out of range.',
  too_large: 'The picture you uploaded is too large!',
  wrong_image_type: 'Use a png, jpg or jpeg picture.',
  broken_image: 'This picture cannot be read.',
  webhook_address:
    'This address cannot be used: it has to be public, with https and the port 443 or 8443.',
  too_many_passkeys: 'There is no room for another passkey. Remove one first.',
  too_many_webhooks: 'There is no room for another webhook. Remove one first.',
  confirm_delete: 'Type DELETE to go on.',
  invalid_day: 'Write a day like 2026-11-21.',
  days_reversed: 'The last day is before the first.',
  too_many_days: 'Choose at most ten years.',
  days_to_come: 'These days are yet to come.',
  days_overlap: 'The two have days in common.',
  not_comparable:
    'Choose two of one kind that differ: days, places, codes, forms or versions of a form.',
  days_and_timeframe: 'Choose days or a named period, not both.',
  days_too_early: 'Choose a day from tomorrow on, within a year.',
  same_twice: 'Choose two that differ.',
  too_few_plans:
    'Chance alone could name a winner among so few. Choose at least 7 codes, or at least 4 codes and 4 periods.',
  in_experiment: 'One of these codes is in another experiment at that time.',
  code_not_open: 'Publish these codes first.',
  too_many_saved_replies: 'There is no room for another saved reply. Delete one first.',
  too_many_experiments: 'There is no room for another experiment. Delete one first.',
} as const;

export type IssueCode = keyof typeof issueSentences;

const codeBySentence = new Map<string, IssueCode>(
  Object.entries(issueSentences).map(([code, sentence]) => [sentence, code as IssueCode]),
);

/** The code of a sentence or of a bare code; `invalid` for words of another server. */
export function issueCodeOf(words: string): IssueCode {
  if (words in issueSentences) return words as IssueCode;
  return codeBySentence.get(words) ?? 'invalid';
}

/** Every way the API refuses a request as a whole, and the HTTP status it answers with. */
export const refusals = {
  invalid_input: 400,
  token_not_valid: 401,
  not_authenticated: 401,
  no_active_account: 401,
  code_needed: 401,
  passkey_refused: 401,
  oidc_refused: 401,
  foreign_origin: 403,
  xsrf_token: 403,
  scope_missing: 403,
  session_needed: 403,
  role_missing: 403,
  too_many_colleagues: 409,
  already_colleague: 409,
  not_found: 404,
  no_account: 404,
  method_not_allowed: 405,
  already_active: 409,
  already_on: 409,
  already_offered: 409,
  deletion_pending: 409,
  owns_others: 409,
  oidc_unverified: 409,
  oidc_taken: 409,
  invalid_or_active: 400,
  no_form: 409,
  no_frame: 409,
  no_code_on_frame: 409,
  scan_blocked: 409,
  scan_weak: 409,
  not_published: 409,
  id_taken: 409,
  parent_deleted: 409,
  form_changed: 409,
  frame_changed: 409,
  starter_template: 409,
  too_many_keys: 409,
  link_inactive: 410,
  email_gone: 410,
  expired: 410,
  too_large: 413,
  unsupported_media_type: 415,
  oidc_unavailable: 424,
  proof_needed: 428,
  throttled: 429,
  server_error: 500,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof refusals;

/** Codes of unexpected failures in the graph, in `extensions.code`. */
export const graphErrorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
  'OPERATION_LIMIT',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_ONLY',
  'BAD_USER_INPUT',
  'INTERNAL_SERVER_ERROR',
] as const;

export type GraphErrorCode = (typeof graphErrorCodes)[number];
