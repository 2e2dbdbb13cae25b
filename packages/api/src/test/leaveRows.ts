import type { Insertable } from 'kysely';

import type { Tables } from '../database/Tables.ts';
import type { TestApi } from './createTestApi.ts';
import type { TestPerson } from './people.ts';

type ScanRow = Insertable<Tables['scan']>;
type AnswerRow = Insertable<Tables['feedback']>;

interface Place {
  code: string;
  form: string;
}

/** Writes scans and answers of the past as they are stored, without a visitor for each. */
export const leaveRows = ({ database }: TestApi, { accountId }: TestPerson) => ({
  scans: async ({ code, form }: Place, moments: string[], changes: Partial<ScanRow> = {}) => {
    await database
      .insertInto('scan')
      .values(
        moments.map((moment) => ({
          account_id: accountId,
          id: crypto.randomUUID(),
          code_id: code,
          form_id: form,
          scan_token: crypto.randomUUID(),
          channel: 'qr' as const,
          visitor_hash: null,
          scanned_at: new Date(moment),
          ...changes,
        })),
      )
      .execute();
  },

  answer: async ({ code, form }: Place, moment: string, changes: Partial<AnswerRow> = {}) => {
    await database
      .insertInto('feedback')
      .values({
        account_id: accountId,
        id: crypto.randomUUID(),
        code_id: code,
        client_id: crypto.randomUUID(),
        scan_token: null,
        form_id: form,
        form_version: 1,
        code_name: 'Table 1',
        location_name: 'Old Town',
        company_name: 'Corner Café',
        rating: null,
        duration: null,
        channel: 'qr',
        sentiment: 'neutral',
        sentiment_source: 'rating',
        occurred_at: new Date(moment),
        received_at: new Date(moment),
        ...changes,
      })
      .execute();
  },
});
