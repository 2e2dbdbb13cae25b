import { visitValues, type VisitValues } from './visitValues.ts';

/** Two characters that follow whatever is filled in: a packer looks at the two bytes behind it. */
const tailLength = 2;

/** A page, cut where the values of a visit stand in it. */
export interface CutPage {
  before: string;
  /** What stands between the first value and the last one, their ends included. */
  place: string;
  after: string;
  /** The same stretch with the values of another visit. */
  fillWith: (values: VisitValues) => string;
}

/** Cuts a page around the values of a visit, which stand in it once each and near one another. */
export function cutPage(html: string, values: VisitValues): CutPage {
  const starts: number[] = [];
  for (const name of visitValues) {
    const at = html.indexOf(values[name], starts.at(-1) ?? 0);
    if (at < 0) throw new Error(`The page of a form lacks its ${name}.`);
    starts.push(at);
  }
  const [start = 0] = starts;
  const last = visitValues.at(-1) ?? 'started_at';
  const end = (starts.at(-1) ?? 0) + values[last].length + tailLength;

  /** The markup behind each value, up to the next one or to the end of the place. */
  const behind = visitValues.map((name, index) =>
    html.slice((starts[index] ?? 0) + values[name].length, starts[index + 1] ?? end),
  );
  return {
    before: html.slice(0, start),
    place: html.slice(start, end),
    after: html.slice(end),
    fillWith: (others) =>
      visitValues.map((name, index) => `${others[name]}${behind[index] ?? ''}`).join(''),
  };
}
