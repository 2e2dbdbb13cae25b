import type { Area } from '@hearback/print/frames';

/** The smallest area around all of these. Undefined: there are none. */
export function unionOf(areas: readonly Area[]): Area | undefined {
  if (areas.length === 0) return undefined;
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const bottom = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}
