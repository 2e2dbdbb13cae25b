/** Why the API did not answer what was asked, as it said it. */
interface Refusal {
  /** HTTP status; 0 when there was no answer at all. */
  status: number;
  /** The machine's word, such as `no_form`. Empty when the API gave none. */
  code: string;
  detail: string;
  /** Sentences by field, as they came. Empty unless the input was refused. */
  fields: Readonly<Record<string, readonly string[]>>;
  retryAfter: string | null;
  /** The thing as it is, where somebody else saved it meanwhile. */
  current?: unknown;
  /** Why the art of a code does not scan, where that is the reason. */
  scanIssues?: unknown;
  /** Work that lets the same request through. */
  challenge?: unknown;
  /** Whether something was changed before, on behalf of the same request. */
  isAfterChange?: boolean;
}

/** The API refused, failed, or could not be reached. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(`The API answered ${refusal.status} ${refusal.code} ${refusal.detail}`.trim(), options);
    this.refusal = refusal;
  }
}

/** No answer at all: refused connection, broken off, or too slow. */
export const noAnswer = (cause: unknown): SourceError =>
  new SourceError(
    { status: 0, code: 'unavailable', detail: 'No answer.', fields: {}, retryAfter: null },
    { cause },
  );

/** Whether something is wrong on our side, or too much at once. Asked later, it may be answered. */
export function isTrouble(error: unknown): boolean {
  if (!(error instanceof SourceError)) return false;
  const { status } = error.refusal;
  return status === 0 || status === 429 || status >= 500;
}
