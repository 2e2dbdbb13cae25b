import type { FeedbackQuery } from './contract.ts';
import type { FeedbackResults } from './listFeedbacks.ts';

/** A page as the wire carries it: the addresses of the pages beside it go by cursor. */
export function toFeedbackPage(url: string, { page }: FeedbackQuery, found: FeedbackResults) {
  const { pathname, searchParams } = new URL(url);
  const kept = [...searchParams].filter(([name]) => !['page', 'after', 'before'].includes(name));
  const addressOf = (number: number, name: 'after' | 'before', cursor: string | null) => {
    if (cursor === null) return null;
    const search = new URLSearchParams([...kept, ['page', String(number)], [name, cursor]]);
    return `${pathname}?${search.toString()}`;
  };

  return {
    ...found,
    next: addressOf(page + 1, 'after', found.next_cursor),
    previous: addressOf(Math.max(1, page - 1), 'before', found.previous_cursor),
  };
}
