const offsetOf = (zone: string, language: string) =>
  new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Every time zone to choose from, each with how far it is from Greenwich today. */
export function timeZoneOptions(language: string, alsoHas: string) {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', alsoHas]);
  return [...zones].toSorted().map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
    description: offsetOf(zone, language),
  }));
}

/** The zone this browser lives in; what most people mean by the time of a place near them. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
