/**
 * Venue name for visitors: company and place. A place that begins with the name of its company
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
