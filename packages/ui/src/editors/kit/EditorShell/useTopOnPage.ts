import { useLayoutEffect, useState, type RefObject } from 'react';

/** How far below the top of the page an element begins, in pixels, as what stands above it comes and goes. */
export function useTopOnPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const measure = () => {
      const place = element.current?.getBoundingClientRect();
      if (place) setTop(Math.max(0, Math.round(place.top + window.scrollY)));
    };
    measure();
    // What moves an element makes the page longer or shorter, or is moved with it.
    const observer = new ResizeObserver(measure);
    for (let at = element.current; at; at = at.parentElement) observer.observe(at);
    return () => observer.disconnect();
  }, [element]);

  return top;
}
