/** The zone this browser lives in; what most people mean by the time of a place near them. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
