import { useEffect, useState, type RefObject } from 'react';

/** Where a row goes on out of sight. */
export type More = 'start' | 'end' | 'both';

/** Watches a row that can be pushed sideways. Undefined where all of it is seen. */
export function useMore(row: RefObject<HTMLElement | null>): More | undefined {
  const [more, setMore] = useState<More>();

  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const look = () => setMore(moreOf(list));
    const sizes = new ResizeObserver(look);
    sizes.observe(list);
    for (const item of list.children) sizes.observe(item);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [row]);

  return more;
}

/** A pixel is nothing: zoomed pages scroll by fractions. */
function moreOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): More | undefined {
  const start = scrollLeft > 1;
  const end = scrollLeft + clientWidth < scrollWidth - 1;
  if (start && end) return 'both';
  if (start) return 'start';
  return end ? 'end' : undefined;
}
