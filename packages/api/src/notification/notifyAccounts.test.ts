import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Store } from '../database/store.ts';
import type { ServiceTools } from '../services.ts';
import { feedbackArrivalsSql } from '../feedback/feedbackArrivals.sql.ts';
import { webhookDeliveriesSql } from '../webhook/webhookDeliveries.sql.ts';
import { alarmsSql } from './alarms.sql.ts';
import { notificationSettingsSql } from './notificationSettings.sql.ts';
import { notifyAccounts } from './notifyAccounts.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const steps = ['feedbackArrivals', 'alarms', 'digests', 'reports'] as const;

/** A database that answers nothing, and fails where it is told to. */
const run = async (fails: (typeof steps)[number]) => {
  const done: string[] = [];
  const answer = <Answer>(name: string, nothing: Answer) => {
    done.push(name);
    return name === fails ? Promise.reject(new Error(`No ${name}`)) : Promise.resolve(nothing);
  };
  vi.spyOn(feedbackArrivalsSql, 'take').mockImplementation(() =>
    answer('feedbackArrivals', { taken: 0, arrived: [] }),
  );
  vi.spyOn(alarmsSql, 'ask').mockResolvedValue();
  vi.spyOn(alarmsSql, 'take').mockImplementation(() => answer('alarms', []));
  vi.spyOn(webhookDeliveriesSql, 'tell').mockResolvedValue([]);
  vi.spyOn(notificationSettingsSql, 'lockDueDigests').mockImplementation(() =>
    answer('digests', []),
  );
  vi.spyOn(notificationSettingsSql, 'lockDueReports').mockImplementation(() =>
    answer('reports', []),
  );
  const transact: Store['transact'] = (work) => work({} as Store);
  const failed = notifyAccounts({
    transact,
    now: () => new Date(),
    newId: () => 'id',
  } as ServiceTools);
  await expect(failed).rejects.toMatchObject({ errors: [{ message: `No ${fails}` }] });
  return done;
};

describe('a round of telling', () => {
  it.each(steps)('does all of its steps when %s fail, and says so', async (fails) => {
    expect(await run(fails)).toEqual(steps);
  });
});
