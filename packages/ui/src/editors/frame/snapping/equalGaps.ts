import type { Area } from '@hearback/print/frames';

/** Where an area has to begin so that it is as far from its neighbours as they are from each other. */
export interface GapPlace {
  at: number;
  /** The equal distances, along the axis. */
  gaps: readonly { from: number; to: number }[];
}

interface Span {
  from: number;
  to: number;
}

/** The places of equal distances along an axis, among those that an area would pass. */
export function gapPlaces(area: Area, others: readonly Area[], axis: 'x' | 'y'): GapPlace[] {
  const other = axis === 'x' ? 'y' : 'x';
  const [side, otherSide] =
    axis === 'x' ? (['width', 'height'] as const) : (['height', 'width'] as const);
  const spans: Span[] = others
    .filter(
      (near) =>
        near[other] < area[other] + area[otherSide] && area[other] < near[other] + near[otherSide],
    )
    .map((near) => ({ from: near[axis], to: near[axis] + near[side] }))
    .toSorted((a, b) => a.from - b.from);
  const length = area[side];

  return spans.slice(1).flatMap((second, index): GapPlace[] => {
    const first = spans[index];
    if (!first || second.from <= first.to) return [];
    const gap = second.from - first.to;
    const between = { from: first.to, to: second.from };
    const margin = (gap - length) / 2;
    return [
      {
        at: second.to + gap,
        gaps: [between, { from: second.to, to: second.to + gap }],
      },
      {
        at: first.from - gap - length,
        gaps: [{ from: first.from - gap, to: first.from }, between],
      },
      ...(margin > 0
        ? [
            {
              at: first.to + margin,
              gaps: [
                { from: first.to, to: first.to + margin },
                { from: second.from - margin, to: second.from },
              ],
            },
          ]
        : []),
    ];
  });
}
