import type { ColumnType, Generated } from 'kysely';

import type { DeliveryState, DeliveryTrouble, WebhookState } from '../webhook/contract.ts';

type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Programs that are told of what happens, and what they were told. */
export interface WebhookTables {
  webhook: {
    account_id: string;
    id: string;
    url: string;
    description: string;
    events: string[];
    state: WebhookState;
    failing_since: MaybeMoment;
    secret: string;
    former_secret: ColumnType<string | null, string | null | undefined, string | null>;
    former_until: MaybeMoment;
    created_at: Date;
    updated_at: Date;
  };
  webhook_delivery: {
    account_id: string;
    id: Generated<string>;
    webhook_id: string;
    event: string;
    subject_id: string;
    happened_at: Date;
    created_at: Date;
    state: Generated<DeliveryState>;
    due_at: Date;
    tries: Generated<number>;
    tried_at: MaybeMoment;
    status: number | null;
    trouble: DeliveryTrouble | null;
    duration_ms: number | null;
    excerpt: Generated<string>;
    request_id: string | null;
    traceparent: string | null;
  };
}
