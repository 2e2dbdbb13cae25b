import { readBody } from '../readBody.ts';

/** The fields of a posted page, and no more of them than a form can have. */
const maxAnswerBytes = 100_000;

/** Posted form values, by field name. */
export type PostedAnswer = ReadonlyMap<string, string>;

/**
 * Reads what a browser posted. Undefined when it is larger than any answer. Posted without a script, each
 * line ends with two characters, of which the page counts one.
 */
export async function readAnswer(request: Request): Promise<PostedAnswer | undefined> {
  const body = await readBody(request, maxAnswerBytes);
  if (body === undefined) return undefined;
  const fields = new URLSearchParams(new TextDecoder().decode(body));
  return new Map([...fields].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]));
}
