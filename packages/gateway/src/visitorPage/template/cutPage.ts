import { randomUUID } from 'node:crypto';

/** Values that differ on each page that is sent, in their order in the page. */
export const visitValues = ['client_id', 'scan_token', 'started_at'] as const;

export type VisitValues = Readonly<Record<(typeof visitValues)[number], string>>;

/** The values of one visit. They are as long as those of any other. */
export const newVisit = (now = Date.now()): VisitValues => ({
  client_id: randomUUID(),
  scan_token: randomUUID(),
  started_at: String(now).padStart(13, '0'),
});

/** Two fixed characters after the last value: the compressor looks at the two bytes before its position. */
const tailLength = 2;

/** A page, split around the values of a visit. */
export interface CutPage {
  before: string;
  /** The text from the first value to the last one, inclusive. */
  place: string;
  after: string;
  /** The same stretch with the values of another visit. */
  fillWith: (values: VisitValues) => string;
}

/** Splits a page around the values of a visit, which occur once each and near one another. */
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
