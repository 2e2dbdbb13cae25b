import type { WebhookEvent } from '@hearback/schema/rules';

import type { WebhookNews } from './webhookDeliveries.sql.ts';

/** Something that happened to an answer or a code, for webhooks that want to hear of it. */
export const newsOf = (
  event: WebhookEvent,
  accountId: string,
  subjectId: string,
  at: Date,
): WebhookNews => ({ account_id: accountId, event, subject_id: subjectId, happened_at: at });
