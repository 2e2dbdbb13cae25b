import { newFormDocument, wholeLanguages } from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';
import { readSlug } from '@hearback/schema/rules';
import { venueOf } from '@hearback/schema/venue';

import { type Origin, securityEventsSql } from '../account/securityEvents.sql.ts';
import type { Viewer } from '../apiEnv.ts';
import { drawSlugs } from '../code/addCodes.ts';
import { linksSql } from '../code/links.sql.ts';
import type { Store } from '../database/store.ts';
import { notFound, orNotFound } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import { boardsSql } from './boards.sql.ts';
import type { Board, BoardInput, PublicBoard } from './contract.ts';

type Tools = Pick<ServiceTools, 'db' | 'transact' | 'now' | 'newId' | 'settings'>;

const off: BoardInput = {
  is_on: false,
  is_linked: false,
  is_indexed: false,
  shows_code: false,
  entries: [],
};

/** The public pages of locations: "You said, we did", in the words of their owners alone. */
export function createBoards({ db, transact, now, newId, settings }: Tools) {
  const find = async (store: Pick<Store, 'db'>, accountId: string, id: string): Promise<Board> => {
    const stored = await boardsSql.find(store.db, accountId, id);
    if (!stored) return { ...off, address: null };
    const { slug, ...board } = stored;
    return { ...board, address: `${settings.publicOrigin}/board/${slug}` };
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
        const slug = before?.slug ?? (await drawSlugs(inside, 1))[0] ?? '';
        await boardsSql.save(inside.db, accountId, id, { ...input, slug }, now());
        if (input.is_on !== (before?.is_on ?? false)) {
          await securityEventsSql.insert(inside.db, {
            accountId,
            id: newId(),
            personId: userId,
            kind: input.is_on ? 'board_opened' : 'board_closed',
            createdAt: now(),
            origin,
            ...(sessionId !== undefined && { sessionId }),
          });
        }
        return find(inside, accountId, id);
      }),

    /** The public page. One that is off, unknown or of a deleted location is not found, all alike. */
    async show(text: string): Promise<PublicBoard> {
      const slug = orNotFound(readSlug(text));
      const shown = orNotFound(await boardsSql.findShown(db, slug));
      const { visitor_company: company, visitor_place, document, is_indexed } = shown;
      const venue = venueOf(company, visitor_place);
      const { title, style, fields } = document ?? newFormDocument(venue, []);
      const entries = shown.entries
        .filter(({ is_shown }) => is_shown)
        .map(({ day, words }) => ({ day, words }));
      const written = [
        ...new Set(entries.flatMap(({ words }) => words.map(({ language }) => language))),
      ];
      const spoken = written.length > 0 || !document ? written : wholeLanguages(document);
      return {
        form: { title, style: { ...style }, fields: fields.filter(({ type }) => type === 'logo') },
        venue,
        company,
        languages: spoken.length > 0 ? spoken : [defaultLanguage],
        is_indexed,
        entries,
        code: shown.shows_code ? shown.code : null,
      };
    },
  };
}
