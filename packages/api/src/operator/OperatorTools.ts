import type { SecurityEventKind } from '../account/securityEventsContract.ts';
import type { Listed } from './directory.sql.ts';
import type { Engine } from '../database/connect.ts';
import type { Store } from '../database/store.ts';
import type { ServiceTools } from '../services.ts';
import { operatorEventsSql } from './operatorEvents.sql.ts';
import { securityEventsSql } from '../account/securityEvents.sql.ts';

/** The tools of operator commands. */
export interface OperatorTools
  extends Store, Pick<ServiceTools, 'settings' | 'isLeaving' | 'logger' | 'readWords'> {
  engine: Pick<Engine, 'kind'>;
  /** The user of the machine. */
  operator: string;
  now: () => Date;
  newId: () => string;
}

interface Done {
  command: string;
  accountId?: string | undefined;
  details: Readonly<Record<string, string | number>>;
}

/** Records an operator's action, in the transaction of that action. */
export const note = (
  { operator, now, newId }: OperatorTools,
  inside: Store,
  { command, accountId, details }: Done,
) =>
  operatorEventsSql.insert(inside.db, {
    id: newId(),
    createdAt: now(),
    operator,
    command,
    accountId,
    details,
  });

/** Adds an operator's action to the security events that the person can read. Answers its id. */
export const addSecurityEvent = async (
  { now, newId }: OperatorTools,
  inside: Store,
  { accountId, id }: Listed,
  kind: SecurityEventKind,
): Promise<string> => {
  const eventId = newId();
  await securityEventsSql.insert(inside.db, {
    accountId,
    id: eventId,
    personId: id,
    kind,
    createdAt: now(),
  });
  return eventId;
};
