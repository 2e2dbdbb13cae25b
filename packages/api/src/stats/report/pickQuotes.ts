import type { ReportQuote } from '../reportContract.ts';
import type { ReportedComment } from '../../notification/reports.sql.ts';
import { excerpt } from './excerpt.ts';
import type { Unsigned } from '../../text/words/hidePeople.ts';
import type { HideWriters } from './hideWriters.ts';

/** Comments to pick from, newest first each. */
export interface QuotableComments {
  positive: readonly ReportedComment[];
  negative: readonly ReportedComment[];
  any: readonly ReportedComment[];
}

type Kind = ReportQuote['kind'];
type Shown = ReportedComment & Unsigned;

/** Those where nothing had to be hidden come first, each group newest first. */
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
