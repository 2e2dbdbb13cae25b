import type { LocationChange, NewLocation } from './contract.ts';
import { invalidField, notFound, orNotFound } from '../http/ApiError.ts';
import { askLimits } from '../notification/alertAddresses.sql.ts';
import { throttled } from '../http/limits.ts';
import { askAlertAddress } from '../notification/askAlertAddress.ts';
import { createCollection, type CollectionTools } from '../collection/collection.ts';
import type { Store } from '../database/store.ts';
import { linksSql } from '../code/links.sql.ts';
import { locationsSql } from './locations.sql.ts';
import { notificationsSql } from '../notification/notifications.sql.ts';

/** The places of an account's companies. Another account's company does not exist here. */
export const createLocations = (tools: CollectionTools) => {
  const { db, transact, newId, now } = tools;

  /** A company that stays there until the location hangs on it. */
  const requireCompany = async ({ db }: Store, accountId: string, company?: string) => {
    if (company === undefined) return;
    if (!(await linksSql.hold(db, accountId, 'company', company))) {
      throw invalidField('company', 'not_found');
    }
  };

  /** Nothing but a question goes to an address whose owner did not confirm it. */
  const askWho = async (inside: Store, accountId: string, alertEmail?: string | null) => {
    if (alertEmail) await askAlertAddress(inside, { now, newId }, accountId, alertEmail);
  };

  const update = async (accountId: string, id: string, change: LocationChange) => {
    orNotFound(await locationsSql.find(db, accountId, id));
    await transact(async (inside) => {
      await requireCompany(inside, accountId, change.company);
      orNotFound(await locationsSql.update(inside.db, accountId, id, change, now()));
      // That letters to the address before did not arrive is nobody's trouble any more.
      if (change.alert_email !== undefined || change.alert_threshold !== undefined) {
        await notificationsSql.endFailuresElsewhere(inside.db, accountId, now());
      }
      await askWho(inside, accountId, change.alert_email);
    });
    return orNotFound(await locationsSql.find(db, accountId, id));
  };

  return {
    ...createCollection(tools, 'location', locationsSql),

    /** Asks the owner of the alert address once more, within its limits. */
    async askAgain(accountId: string, id: string) {
      const { alert_email, alert_state } = orNotFound(await locationsSql.find(db, accountId, id));
      if (alert_email === null) throw notFound();
      if (alert_state === 'waiting') {
        const isAsked = await transact((inside) =>
          askAlertAddress(inside, { now, newId }, accountId, alert_email, true),
        );
        if (!isAsked) throw throttled(askLimits.apartMs / 1_000);
      }
      return orNotFound(await locationsSql.find(db, accountId, id));
    },

    /** Adds a location. Under an id that is taken, what has it stays as it is. */
    async add(accountId: string, { id = newId(), ...input }: NewLocation) {
      await transact(async (inside) => {
        if (await locationsSql.find(inside.db, accountId, id)) return;
        await requireCompany(inside, accountId, input.company);
        await locationsSql.insert(inside.db, accountId, id, input, now());
        await askWho(inside, accountId, input.alert_email);
      });
      return orNotFound(await locationsSql.find(db, accountId, id));
    },

    update,
    replace: update,
  };
};
