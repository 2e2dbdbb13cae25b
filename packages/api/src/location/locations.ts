import type { LocationChange, LocationQuery, NewLocation } from './contract.ts';
import type { Cascade } from '../http/removal.ts';
import { invalidField, notFound } from '../http/refuse.ts';
import { askLimits } from '../notification/alertAddresses.sql.ts';
import { throttled } from '../http/limits.ts';
import { found } from '../http/found.ts';
import { askAlertAddress } from '../notification/askAlertAddress.ts';
import { removeAll, removeRoots, type Remover } from '../deletion/removeAll.ts';
import type { Store } from '../store.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'locations' | 'transact' | 'read' | 'newId' | 'now'>;

/** The places of an account's companies. Another account's company does not exist here. */
export const createLocations = ({ locations, transact, read, newId, now }: Tools) => {
  /** A company that stays there until the location hangs on it. */
  const requireCompany = async ({ links }: Store, accountId: string, company?: string) => {
    if (company === undefined) return;
    if (!(await links.hold(accountId, 'company', company))) {
      throw invalidField('company', 'not_found');
    }
  };

  /** Nothing but a question goes to an address whose owner did not confirm it. */
  const askWho = async (inside: Store, accountId: string, alertEmail?: string | null) => {
    if (alertEmail) await askAlertAddress(inside, { now, newId }, accountId, alertEmail);
  };

  return {
    /** Asks the owner of the alert address once more, within its limits. */
    async askAgain(accountId: string, id: string) {
      const { alert_email, alert_state } = found(await locations.find(accountId, id));
      if (alert_email === null) throw notFound();
      if (alert_state === 'waiting') {
        const isAsked = await transact((inside) =>
          askAlertAddress(inside, { now, newId }, accountId, alert_email, true),
        );
        if (!isAsked) throw throttled(askLimits.apartMs / 1_000);
      }
      return found(await locations.find(accountId, id));
    },

    list: (accountId: string, query: LocationQuery) =>
      read((from) => from.locations.list(accountId, query)),

    get: async (accountId: string, id: string) => found(await locations.find(accountId, id)),

    /** Adds a location. Under an id that is taken, what has it stays as it is. */
    async add(accountId: string, { id = newId(), ...input }: NewLocation) {
      await transact(async (inside) => {
        if (await inside.locations.find(accountId, id)) return;
        await requireCompany(inside, accountId, input.company);
        await inside.locations.insert(accountId, id, input, now());
        await askWho(inside, accountId, input.alert_email);
      });
      return found(await locations.find(accountId, id));
    },

    async update(accountId: string, id: string, change: LocationChange) {
      found(await locations.find(accountId, id));
      await transact(async (inside) => {
        await requireCompany(inside, accountId, change.company);
        found(await inside.locations.update(accountId, id, change, now()));
        // That letters to the address before did not arrive is nobody's trouble any more.
        if (change.alert_email !== undefined || change.alert_threshold !== undefined) {
          await inside.notifications.endFailuresElsewhere(accountId, now());
        }
        await askWho(inside, accountId, change.alert_email);
      });
      return found(await locations.find(accountId, id));
    },

    /** Removes locations with their codes, scans and feedback: all of them, or none. */
    remove: (remover: Remover, ids: readonly string[]) =>
      removeAll(
        { transact, now, newId },
        { remover, kind: 'location', ids },
        (inside, each, deleting) =>
          removeRoots(inside, remover.accountId, 'location', each, deleting),
      ),

    async previewRemoval(accountId: string, id: string): Promise<Cascade> {
      const { found: there, ...cascade } = await read((from) =>
        from.removals.preview(accountId, 'location', [id]),
      );
      found(there > 0);
      return cascade;
    },
  };
};
