import type { Page } from '../database/readPage.ts';

/** A page as the wire carries it: with the addresses of the pages beside it. */
export function toPage<Item>(
  url: string,
  { page, page_size }: { page: number; page_size: number },
  { count, results }: Page<Item>,
) {
  const { pathname, searchParams } = new URL(url);
  const addressOf = (number: number): string => {
    searchParams.set('page', String(number));
    return `${pathname}?${searchParams.toString()}`;
  };

  const isWhole = page_size === 0;
  return {
    count,
    next: !isWhole && page * page_size < count ? addressOf(page + 1) : null,
    previous: !isWhole && page > 1 ? addressOf(page - 1) : null,
    results,
  };
}
