import { SourceError } from './SourceError.ts';

/** For `catch`: null where the API has no such thing. Everything else is thrown on. */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof SourceError && error.refusal.status === 404) return null;
  throw error;
}
