import { expect, it } from 'vitest';

import { answerFor } from '../test/answerFor.ts';
import { createSubmissionJournal, submissionJournal } from './createIngestion.ts';

it('gives back an answer as it was written, to the bit', () => {
  const answer = answerFor({ comment: 'Zażółć "gęślą"\n👩‍🍳', visitor_hash: null });
  const text = submissionJournal.encode(answer);
  expect(text).not.toContain('\n');
  expect(submissionJournal.decode(text)).toEqual(answer);
});

it('tells the visitor to come back while the journal cannot be written', async () => {
  const full = new Error('ENOSPC: no space left on device');
  const journal = createSubmissionJournal({
    append: () => Promise.reject(full),
    flush: () => Promise.resolve(),
  });
  await expect(journal.keep(answerFor())).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    headers: { 'Retry-After': '2' },
    cause: full,
  });
});
