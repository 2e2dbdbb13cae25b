import type { FormDocument } from '../formDocument.ts';

/** A form of the product's own to start from. */
export interface Starter {
  id: `starter-${string}`;
  name: { 'en-US': string; 'pl-PL': string };
  /** As it is when it was parsed: nothing is left to be filled in. */
  document: FormDocument;
}
