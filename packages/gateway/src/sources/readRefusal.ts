import { readObject } from '../readObject.ts';
import { SourceError } from './SourceError.ts';

const sentences = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** What an answer outside 200 to 299 says, whichever server of this dialect gave it. */
export function readRefusal(
  { status, headers }: Response,
  text: string,
  isAfterChange = false,
): SourceError {
  // A proxy in between answers in HTML; the status says enough.
  const {
    detail,
    code,
    current,
    scan_issues: scanIssues,
    challenge,
    ...rest
  } = readObject(text) ?? {};
  const fields = Object.fromEntries(
    Object.entries(rest).flatMap(([field, value]) => {
      const found = sentences(value);
      return found.length === 0 ? [] : [[field, found]];
    }),
  );

  return new SourceError({
    status,
    code: typeof code === 'string' ? code : '',
    detail: typeof detail === 'string' ? detail : '',
    fields,
    retryAfter: headers.get('retry-after'),
    current,
    scanIssues,
    challenge,
    isAfterChange,
  });
}
