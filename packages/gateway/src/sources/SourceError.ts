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
