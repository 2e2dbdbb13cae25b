import { expect, it } from 'vitest';

import { messages as issues } from '../../fields/messages';
import { messages as server } from '../../shell/snackbar/messages';
import { refusalOfDocument } from './refusalOfDocument';

it.each([
  ['a form without a title', 'title_required', issues.title_required],
  ['a second field of one type', 'duplicate_field_type', issues.duplicate_field_type],
  ['a second code on a frame', 'duplicate_code', issues.duplicate_code],
  ['too many tries', 'throttled', server.rateLimited],
  ['what nobody foresaw', 'no_such_code', server.serverIssue],
])('has a sentence for %s', (_, code, sentence) => {
  expect(refusalOfDocument([{ field: null, code }])).toBe(sentence);
});
