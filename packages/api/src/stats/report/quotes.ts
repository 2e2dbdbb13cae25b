import type { ReportedComment } from '../../notification/reports.sql.ts';
import type { ServiceTools } from '../../services.ts';
import type { Signed, Unsigned } from '../../text/words/hidePeople.ts';
import { topicsSql } from '../stats.sql.ts';
import { cutText } from '../../tools/text.ts';
import type { ReportQuote } from '../reportContract.ts';

const maxLength = 180;

/** The beginning of a comment on one line, short enough to fit on one page with others. */
export const excerpt = (text: string): string => cutText(text.replaceAll(/\s+/gu, ' '), maxLength);

/** Hides the authors of comments; the other data of each does not change. */
export type HideWriters = <Each extends Signed>(
  comments: readonly Each[],
) => Promise<(Each & Unsigned)[]>;

/**
 * Hides authors in a worker thread. A report is more useful without quotes than not at all: if that fails,
 * it has none.
 */
export const hideWritersFor =
  (
    { read, workers, logger }: Pick<ServiceTools, 'read' | 'workers' | 'logger'>,
    accountId: string,
  ): HideWriters =>
  async (comments) => {
    if (comments.length === 0) return [];
    const signed = comments.map(({ id, comment, name, language }) => ({
      id,
      comment,
      name,
      language,
    }));
    try {
      const names = await read((db) => topicsSql.names(db, accountId));
      const hidden = await workers.run('hideWriters', { comments: signed, names }, accountId);
      return comments.flatMap((each, at) => {
        const shown = hidden[at];
        return shown ? [{ ...each, ...shown }] : [];
      });
    } catch (error) {
      logger.error({ err: error }, 'A report has no quotes: they could not be read');
      return [];
    }
  };

/** Comments to pick from, newest first each. */
interface QuotableComments {
  positive: readonly ReportedComment[];
  negative: readonly ReportedComment[];
  any: readonly ReportedComment[];
}

type Kind = ReportQuote['kind'];
type Shown = ReportedComment & Unsigned;

/** Comments with nothing to hide come first, each group newest first. */
const bestFirst = (comments: readonly Shown[]) =>
  comments.toSorted((one, other) => Number(one.isCut) - Number(other.isCut));

/** Words that are left when everything is hidden that could lead to a person. */
const saysSomething = ({ comment }: Shown) => /\p{L}{3}/u.test(comment);

/**
 * Three comments that give an idea of a month: one that praises, one that complains, one more. The
 * newest that need not be cut; no comment and no wording twice.
 */
export async function pickQuotes(
  { positive, negative, any }: QuotableComments,
  hide: HideWriters,
): Promise<ReportQuote[]> {
  const all = new Map([...positive, ...negative, ...any].map((each) => [each.id, each]));
  const shown = new Map((await hide([...all.values()])).map((each) => [each.id, each]));
  const picked: ReportQuote[] = [];

  const pick = (kind: Kind, from: readonly ReportedComment[]) => {
    const candidates = bestFirst(from.flatMap(({ id }) => shown.get(id) ?? []));
    const found = candidates.find(
      (each) =>
        saysSomething(each) &&
        picked.every(({ id, comment }) => id !== each.id && comment !== excerpt(each.comment)),
    );
    if (!found) return;
    const { id, comment, rating, location, occurred_at } = found;
    picked.push({
      id,
      kind,
      comment: excerpt(comment),
      rating,
      location,
      occurred_at: occurred_at.toISOString(),
    });
  };
  pick('praise', positive);
  pick('complaint', negative);
  while (picked.length < 3) {
    const before = picked.length;
    pick('other', any);
    if (picked.length === before) break;
  }
  return picked;
}
