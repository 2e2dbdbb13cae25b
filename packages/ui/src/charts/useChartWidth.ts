import { useEffect, useState } from 'react';

/** Measures the width available to a chart, in pixels. 0 before the first measurement. */
export function useChartWidth() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    if (!place) return undefined;
    // It reports once at the start, and then whenever the place changes.
    const observer = new ResizeObserver(() => setWidth(place.clientWidth));
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);

  return [setPlace, width] as const;
}
