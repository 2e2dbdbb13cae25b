import type { InputError } from '../refusalOfDocument';
import type { SaveAnswer, StoredDocument } from './DocumentSaver';

/** What the graph says to a save. Undefined: it said nothing that can be used. */
interface Payload<Document> {
  saved: StoredDocument<Document> | null;
  /** What is there instead, when somebody else has saved meanwhile. */
  current?: StoredDocument<Document> | null | undefined;
  errors: readonly InputError[];
}

const pick = <Document>({ id, document, revision }: StoredDocument<Document>) => ({
  id,
  document,
  revision,
});

/** What came of a save, from what the graph says. */
export function toSaveAnswer<Document>(payload?: Payload<Document> | null): SaveAnswer<Document> {
  if (payload?.saved) return { kind: 'saved', stored: pick(payload.saved) };
  if (payload?.current) return { kind: 'changed', theirs: pick(payload.current) };
  return payload ? { kind: 'refused', errors: payload.errors } : { kind: 'silence' };
}
