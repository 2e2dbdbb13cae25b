import { notFound } from './refuse.ts';

/** What was looked for; a refusal when there is nothing. */
export function found<Thing>(thing: Thing | undefined | false): Thing {
  if (thing === undefined || thing === false) throw notFound();
  return thing;
}
