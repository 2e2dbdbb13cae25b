import type { Letter } from '../mail/letter.ts';

/** The token in a letter's link. */
export function tokenIn(letter: Letter | undefined): string {
  const token = /#t=([\w-]+)/.exec(letter?.text ?? '')?.[1];
  if (token === undefined) throw new Error('There is no link with a token in this letter.');
  return token;
}
