import { randomBytes, randomUUID } from 'node:crypto';

import type { Submission } from '../survey/submissions.sql.ts';
import { newId } from '../tools/ids.ts';

/** An answer as it is written, to a code that need not be there. */
export const answerFor = (changes: Partial<Submission> = {}): Submission => ({
  account_id: randomUUID(),
  id: newId(),
  code_id: randomUUID(),
  client_id: randomUUID(),
  receipt_hash: randomBytes(32),
  scan_token: randomUUID(),
  scan_id: newId(),
  visitor_hash: randomBytes(16),
  form_id: randomUUID(),
  form_version: 1,
  code_name: 'Table 1',
  location_name: 'Old Town',
  company_name: 'Café',
  visitor_company: 'Café',
  visitor_place: null,
  rating: 9,
  comment: 'Zażółć "gęślą" jaźń \\ 👩‍🍳',
  name: '',
  email: '',
  answers: { phone: { type: 'phone', value: '+48 600 700 800' } },
  pictures: [],
  answers_text: '+48 600 700 800',
  publication: null,
  language: '',
  duration: null,
  channel: 'qr',
  sentiment: 'positive',
  sentiment_source: 'rating',
  is_spam: false,
  spam_reason: null,
  visit_nonce: null,
  visit_expires_at: null,
  occurred_at: new Date(),
  received_at: new Date(),
  ...changes,
});
