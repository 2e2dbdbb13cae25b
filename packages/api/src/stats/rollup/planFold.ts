import type { KnownPlace, StatsPlace } from '../statsCodes.sql.ts';
import type { DayCounts } from './countFacts.ts';
import { addToParts, addVisitors, partsOfCode, partsOfForm } from './Deltas.ts';
import type { Deltas, Part } from './Deltas.ts';

/** How the distinct visitors of a day changed: those of a code, or of a code with one form. */
export interface VisitorChange {
  code_id: string;
  form_id: string | null;
  day: string;
  /** More, or with a number below 0 fewer. */
  more: number;
}

interface Facts {
  counts: DayCounts;
  visitors: readonly VisitorChange[];
  /** Where the codes of both hang, as far as the cells know. */
  places: readonly (StatsPlace | KnownPlace)[];
}

/** Tells from what happened to answers and scans what is to be added to which cells. */
export function planFold(deltas: Deltas, { counts, visitors, places }: Facts): void {
  const partsByCode = new Map(places.map((place) => [place.code_id, partsOfCode(place)]));
  const partsOf = (codeId: string): Part[] => {
    const parts = partsByCode.get(codeId);
    if (!parts) throw new Error(`Nobody knows where the code ${codeId} hangs.`);
    return parts;
  };

  for (const { code_id, form_id, form_version, day, cell, words } of counts.values()) {
    const version: Part[] =
      form_version === undefined
        ? []
        : [
            { kind: 'form_version', key: `${form_id}:${form_version}` },
            { kind: 'code_form_version', key: `${code_id}:${form_id}:${form_version}` },
          ];
    const parts = [...partsOf(code_id), ...partsOfForm(code_id, form_id), ...version];
    addToParts(deltas, parts, day, { cell, words });
  }
  for (const { code_id, form_id, day, more } of visitors) {
    const parts = form_id === null ? partsOf(code_id) : partsOfForm(code_id, form_id);
    addVisitors(deltas, parts, day, more);
  }
}
