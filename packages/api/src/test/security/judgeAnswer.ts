import { faultsOf } from './jsonSchema.ts';
import type { OpenApiCall, OpenApiDocument } from './spoiledCalls.ts';

/** What an answer looks like when a program shows its inside. */
const inside =
  /node_modules|packages\/(?:api|gateway)|\.ts:\d|\n\s+at |PGlite|postgres|kysely|valibot|syntax error at|violates|invalid input syntax|constraint|relation "/i;

interface Answer {
  status: number;
  type: string;
  text: string;
}

/** What is wrong with an answer: an error of ours, a leak, a status or a shape that is not documented. */
export function judgeAnswer(
  { operationId, responses }: OpenApiCall,
  { status, type, text }: Answer,
  { components }: OpenApiDocument,
): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`${operationId} broke: ${status} ${text.slice(0, 200)}`);
  const leak = status >= 400 ? inside.exec(text) : null;
  if (leak) faults.push(`${operationId} shows "${leak[0]}": ${text.slice(0, 200)}`);
  const documented = responses[status];
  if (!documented) return [...faults, `${operationId} answers ${status}, which is not documented`];

  const shape = documented.content?.['application/json']?.schema;
  if (!shape || !type.startsWith('application/json')) return faults;
  const wrong = faultsOf(JSON.parse(text), shape, components.schemas);
  return [...faults, ...wrong.map((fault) => `${operationId} ${status}: ${fault}`)];
}
