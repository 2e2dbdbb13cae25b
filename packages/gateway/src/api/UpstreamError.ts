import { readObject } from '../readBody.ts';

/** The refusal of a call, in the words of the API. */
interface Refusal {
  /** HTTP status; 0 when there was no answer at all. */
  status: number;
  /** Error code, such as `no_form`. Empty if the API sent none. */
  code: string;
  detail: string;
  /** Sentences by field, as they came. Empty unless the input was refused. */
  fields: Readonly<Record<string, readonly string[]>>;
  retryAfter: string | null;
  /** The current object, if it was saved by another client meanwhile. */
  current?: unknown;
  /** Reasons why the art of a code does not scan. */
  scanIssues?: unknown;
  /** Work that lets the same request through. */
  challenge?: unknown;
  /** True: something was changed before, on behalf of the same request. */
  isAfterChange?: boolean;
}

/** The API refused, failed, or could not be reached. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(`The API answered ${refusal.status} ${refusal.code} ${refusal.detail}`.trim(), options);
    this.refusal = refusal;
  }
}

const sentences = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** The refusal that the body of a response describes. */
export function toUpstreamError(
  body: object,
  about: Pick<Refusal, 'status' | 'retryAfter' | 'isAfterChange'>,
): UpstreamError {
  const { detail, code, current, scan_issues, challenge, ...fields } = body as Record<
    string,
    unknown
  >;
  return new UpstreamError({
    ...about,
    code: typeof code === 'string' ? code : '',
    detail: typeof detail === 'string' ? detail : '',
    fields: Object.fromEntries(
      // A field may be called `code`, too: then there are sentences under it.
      Object.entries({ ...fields, code })
        .map(([field, value]) => [field, sentences(value)] as const)
        .filter(([, found]) => found.length > 0),
    ),
    current,
    scanIssues: scan_issues,
    challenge,
  });
}

/** The refusal of an answer outside 200 to 299. */
export const readRefusal = (
  { status, headers }: Response,
  text: string,
  isAfterChange = false,
): UpstreamError =>
  // A proxy in between answers in HTML; the status says enough.
  toUpstreamError(readObject(text) ?? {}, {
    status,
    retryAfter: headers.get('retry-after'),
    isAfterChange,
  });

/** No answer at all: refused connection, broken off, or too slow. */
export const noAnswer = (cause: unknown): UpstreamError =>
  new UpstreamError(
    { status: 0, code: 'unavailable', detail: 'No answer.', fields: {}, retryAfter: null },
    { cause },
  );

/** True for a failure on our side and for too many calls: the same call may be answered later. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  const { status } = error.refusal;
  return status === 0 || status === 429 || status >= 500;
}

/** For `catch`: null if the API has no such object. Rethrows all other errors. */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof UpstreamError && error.refusal.status === 404) return null;
  throw error;
}
