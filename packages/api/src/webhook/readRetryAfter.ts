const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** From when on a receiver wants to be asked again: seconds or a date. Undefined: it says nothing. */
export function readRetryAfter(text: string | undefined, now: Date): Date | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return new Date(now.getTime() + Number(text) * 1_000);
  const at = new Date(text);
  return httpDate.test(text) && !Number.isNaN(at.getTime()) ? at : undefined;
}
