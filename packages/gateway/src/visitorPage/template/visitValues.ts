import { randomUUID } from 'node:crypto';

/** What is different on each page that is sent, in the order in which it stands there. */
export const visitValues = ['client_id', 'scan_token', 'started_at'] as const;

export type VisitValues = Readonly<Record<(typeof visitValues)[number], string>>;

/** The values of one visit. They are as long as those of any other. */
export const newVisit = (now = Date.now()): VisitValues => ({
  client_id: randomUUID(),
  scan_token: randomUUID(),
  started_at: String(now).padStart(13, '0'),
});
