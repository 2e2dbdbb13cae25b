import { newFrameDocument } from '@hearback/schema/documents';

/** Printed addresses that differ at their end, as codes of one account do. */
export const textsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `HTTPS://HEARBACK.EXAMPLE/R/7K2M9Q${1000 + index}`);

/** An A6 card with two lines of text and the code. */
export const card = newFrameDocument('Table card');
