import * as v from 'valibot';

import { optionalText } from './text.ts';
import { limits } from '../limits.ts';

/** What visitors read in place of a name. Nothing typed is null. */
export const visitorName = v.optional(
  v.nullable(
    v.pipe(
      optionalText(limits.nameMaxLength).wrapped,
      v.transform((text) => (text === '' ? null : text)),
    ),
  ),
  null,
);

/**
 * What visitors read where a code hangs: company and place. A place that begins with the name of its company
 * stands alone.
 */
export function venueOf(company: string, place: string | null | undefined): string {
  if (!place) return company;
  const start = place.slice(0, company.length);
  const isNamed =
    start.toLowerCase() === company.toLowerCase() &&
    !/^[\p{L}\p{N}]/u.test(place.slice(company.length));
  return isNamed ? place : `${company} · ${place}`;
}
