/** The fields of a posted page, and no more of them than a form can have. */
const maxAnswerBytes = 100_000;

/** What a browser posted, by field. */
export type PostedAnswer = ReadonlyMap<string, string>;

/** Reads what a browser posted. Undefined when it is larger than any answer. */
export async function readAnswer(request: Request): Promise<PostedAnswer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > maxAnswerBytes) return undefined;
    parts.push(part);
  }
  return new Map(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
}
