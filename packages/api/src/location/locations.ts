import { issueSentences } from '@hearback/schema/errors';
import type { Issues } from '@hearback/schema/rules';

import { companiesSql } from '../company/companies.sql.ts';
import { nextName, nameStem } from '../collection/documents.ts';
import { documentsSql } from '../collection/documents.sql.ts';
import type {
  AddedLocations,
  DuplicateLocationInput,
  LocationChange,
  NewLocation,
  NewLocations,
} from './contract.ts';
import { ApiError, invalidField, invalidInput, notFound, orNotFound } from '../http/ApiError.ts';
import { askLimits } from '../notification/alertAddresses.sql.ts';
import { throttled } from '../http/limits.ts';
import { askAlertAddress } from '../notification/askAlertAddress.ts';
import { createCollection, type CollectionTools } from '../collection/collection.ts';
import { wholeList } from '../database/readPage.ts';
import type { Store } from '../database/store.ts';
import { drawSlugs } from '../code/addCodes.ts';
import { codesSql } from '../code/codes.sql.ts';
import { linksSql } from '../code/links.sql.ts';
import { locationsSql } from './locations.sql.ts';
import { notificationsSql } from '../notification/notifications.sql.ts';

/** A list of all of these. */
const whole = (given: readonly { id: string }[]) => ({
  ...wholeList,
  ids: given.map(({ id }) => id).join(','),
});

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

    /**
     * Adds a location like another, with a draft of each of its codes. Under an id that is taken, what has it
     * stays as it is.
     */
    async duplicate(
      accountId: string,
      id: string,
      { id: copyId = newId(), name }: DuplicateLocationInput,
    ) {
      await transact(async (inside) => {
        const first = orNotFound(await locationsSql.find(inside.db, accountId, id));
        if (await locationsSql.find(inside.db, accountId, copyId)) return;
        await requireCompany(inside, accountId, first.company);
        const { email, address, description, company, timezone, alert_threshold, tags } = first;
        const stem = nameStem(first.name);
        const taken = await documentsSql.listNames(inside.db, accountId, 'location', stem);
        const copy = {
          email,
          address,
          description,
          company,
          timezone,
          alert_threshold,
          tags,
          name: name ?? nextName(first.name, taken),
          visitor_name: first.visitor_name,
          alert_email: first.alert_email,
          rating_target: first.rating_target,
        };
        await locationsSql.insert(inside.db, accountId, copyId, copy, now());
        const ofFirst = { ...wholeList, site: first.id };
        const { results } = await codesSql.list(inside.db, accountId, ofFirst);
        const slugs = await drawSlugs(inside, accountId, results.length);
        // Codes of one moment are listed by their ids, the last one first: in the order of the first location.
        const ids = results.map(() => newId()).toSorted();
        for (const [index, code] of results.toReversed().entries()) {
          const input = {
            name: code.name,
            description: code.description,
            site: copyId,
            form: code.form,
            frame: code.frame,
            style: code.style,
            replaces_answers: code.replaces_answers,
            tags: code.tags,
          };
          const [codeId = '', slug = ''] = [ids[index], slugs[index]];
          await codesSql.insert(inside.db, accountId, codeId, slug, input, now());
        }
      });
      return orNotFound(await locationsSql.find(db, accountId, copyId));
    },

    /** Adds many locations, and the companies that are new: all of them, or none. */
    async addMany(
      accountId: string,
      { dry_run: isDryRun, companies, locations }: NewLocations,
    ): Promise<AddedLocations> {
      await transact(async (inside) => {
        const added = new Set(companies.map(({ id }) => id.toLowerCase()));
        const linked = new Set(locations.map(({ company }) => company.toLowerCase()));
        const others = [...linked].filter((id) => !added.has(id));
        const held = await linksSql.holdAll(inside.db, accountId, 'company', others);
        const issues: Issues = {};
        for (const [row, { company }] of locations.entries()) {
          const id = company.toLowerCase();
          if (!added.has(id) && !held.has(id)) {
            issues[`locations.${row}.company`] = [issueSentences.not_found];
          }
        }
        if (Object.keys(issues).length > 0) throw invalidInput(issues);
        if (isDryRun) return;
        const { results } = await locationsSql.list(inside.db, accountId, whole(locations));
        const known = new Set(results.map(({ id }) => id));
        const fresh = locations.filter(({ id }) => !known.has(id.toLowerCase()));
        for (const { id, ...company } of companies) {
          await companiesSql.insert(inside.db, accountId, id, company, now());
        }
        for (const { id, ...location } of fresh) {
          await locationsSql.insert(inside.db, accountId, id, location, now());
        }
        for (const email of new Set(fresh.map((location) => location.alert_email))) {
          await askWho(inside, accountId, email);
        }
      });
      if (isDryRun) return { companies: [], locations: [] };

      const listed = <Item extends { id: string }>(given: { id: string }[], items: Item[]) => {
        const byId = new Map(items.map((item) => [item.id, item]));
        return given.map(({ id }) => {
          const item = byId.get(id.toLowerCase());
          // It was added before, and is deleted by now.
          if (!item) throw new ApiError('id_taken', 'An id was used for what is deleted.');
          return item;
        });
      };
      return {
        companies:
          companies.length === 0
            ? []
            : listed(companies, (await companiesSql.list(db, accountId, whole(companies))).results),
        locations: listed(
          locations,
          (await locationsSql.list(db, accountId, whole(locations))).results,
        ),
      };
    },

    update,
    replace: update,
  };
};
