import { newFormDocument, wholeLanguages } from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';
import { readSlug } from '@hearback/schema/rules';
import { venueOf } from '@hearback/schema/venue';
import { LRUCache } from 'lru-cache';

import { type Origin, securityEventsSql } from '../account/securityEvents.sql.ts';
import type { SecurityEventKind } from '../account/securityEventsContract.ts';
import type { Viewer } from '../apiEnv.ts';
import { drawSlugs } from '../code/addCodes.ts';
import { linksSql } from '../code/links.sql.ts';
import type { Store } from '../database/store.ts';
import { notFound, orNotFound } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import { boardsSql, type ShownBoard } from './boards.sql.ts';
import type { Board, BoardInput, PublicAnswers, PublicBoard } from './contract.ts';

/** Days whose ratings count in the mean. */
const ratedDays = 365;

/** A mean of fewer ratings says little, and can tell what one guest thought. */
const fewestRatings = 10;

const mostShown = 50;

/** The mean of a location is counted again after this time, from all answers of a year. */
const meanMs = 60_000;

type Tools = Pick<ServiceTools, 'db' | 'transact' | 'now' | 'newId' | 'settings'>;

const off = {
  is_on: false,
  is_linked: false,
  is_indexed: false,
  shows_code: false,
  shows_answers: false,
  entries: [],
} satisfies BoardInput;

/** The look of a public page, what it is of, and the languages it is in: without any, the default. */
function toPage(shown: ShownBoard, spoken: readonly string[]) {
  const { visitor_company: company, visitor_place, document } = shown;
  const venue = venueOf(company, visitor_place);
  const { title, style, fields } = document ?? newFormDocument(venue, []);
  return {
    form: { title, style: { ...style }, fields: fields.filter(({ type }) => type === 'logo') },
    venue,
    company,
    languages: spoken.length > 0 ? [...spoken] : [defaultLanguage],
  };
}

/** The public pages of locations: "You said, we did", in the words of their owners alone. */
export function createBoards({ db, transact, now, newId, settings }: Tools) {
  const ratings = new LRUCache<string, { count: number; mean: number | null }>({
    max: 1_000,
    ttl: meanMs,
  });

  const find = async (store: Pick<Store, 'db'>, accountId: string, id: string): Promise<Board> => {
    const stored = await boardsSql.find(store.db, accountId, id);
    const { agreed: answers_shown } = await boardsSql.countPublic(store.db, accountId, id);
    if (!stored) return { ...off, address: null, answers_shown };
    const { slug, ...board } = stored;
    return { ...board, answers_shown, address: `${settings.publicOrigin}/board/${slug}` };
  };

  const requireLocation = async (store: Pick<Store, 'db'>, accountId: string, id: string) => {
    if (!(await linksSql.hold(store.db, accountId, 'location', id))) throw notFound();
  };

  return {
    get: (accountId: string, id: string): Promise<Board> =>
      transact(async (inside) => {
        await requireLocation(inside, accountId, id);
        return find(inside, accountId, id);
      }),

    /** Replaces the board of a location. The address is drawn once, and stays. */
    set: (
      { accountId, userId, sessionId }: Viewer,
      id: string,
      input: BoardInput,
      origin: Origin,
    ): Promise<Board> =>
      transact(async (inside) => {
        await requireLocation(inside, accountId, id);
        const before = await boardsSql.find(inside.db, accountId, id);
        const slug = before?.slug ?? (await drawSlugs(inside, accountId, 1))[0] ?? '';
        const { is_on, shows_answers = before?.shows_answers ?? false } = input;
        await boardsSql.save(inside.db, accountId, id, { ...input, shows_answers, slug }, now());
        const note = (kind: SecurityEventKind) =>
          securityEventsSql.insert(inside.db, {
            accountId,
            id: newId(),
            personId: userId,
            kind,
            createdAt: now(),
            origin,
            ...(sessionId !== undefined && { sessionId }),
          });
        if (is_on !== (before?.is_on ?? false)) await note(is_on ? 'board_opened' : 'board_closed');
        if (shows_answers !== (before?.shows_answers ?? false)) {
          await note(shows_answers ? 'answers_opened' : 'answers_closed');
        }
        return find(inside, accountId, id);
      }),

    /**
     * The answers of a location whose visitors allowed it, whatever their rating, and the mean of all answers. A page that
     * is off, unknown or of a deleted location is not found, all alike.
     */
    async showAnswers(text: string): Promise<PublicAnswers> {
      const slug = orNotFound(readSlug(text));
      const shown = orNotFound(await boardsSql.findShown(db, slug, 'shows_answers'));
      const { account_id: accountId, location_id: locationId, document } = shown;
      const { hidden } = await boardsSql.countPublic(db, accountId, locationId);
      const answers = await boardsSql.listPublic(db, accountId, locationId, mostShown);
      const since = new Date(now().getTime() - ratedDays * 86_400_000);
      const known = ratings.get(slug);
      const rated = known ?? (await boardsSql.countRatings(db, accountId, locationId, since));
      if (!known) ratings.set(slug, rated);
      return {
        ...toPage(shown, document ? wholeLanguages(document) : []),
        days: ratedDays,
        ratings: rated.count,
        mean:
          rated.count < fewestRatings || rated.mean === null
            ? null
            : Math.round(rated.mean * 10) / 10,
        hidden,
        answers: answers.map(({ name, occurred_at, ...answer }) => ({
          ...answer,
          name: /^\S+/.exec(name.trim())?.[0] ?? '',
          day: occurred_at.toISOString().slice(0, 10),
        })),
      };
    },

    /** The public page. One that is off, unknown or of a deleted location is not found, all alike. */
    async show(text: string): Promise<PublicBoard> {
      const slug = orNotFound(readSlug(text));
      const shown = orNotFound(await boardsSql.findShown(db, slug));
      const { document, is_indexed } = shown;
      const entries = shown.entries
        .filter(({ is_shown }) => is_shown)
        .map(({ day, words }) => ({ day, words }));
      const written = [
        ...new Set(entries.flatMap(({ words }) => words.map(({ language }) => language))),
      ];
      const spoken = written.length > 0 || !document ? written : wholeLanguages(document);
      return {
        ...toPage(shown, spoken),
        is_indexed,
        entries,
        code: shown.shows_code ? shown.code : null,
      };
    },
  };
}
