import { accountIdOf } from '../session/readToken';
import { readSession } from '../session/sessionState';
import { readAccess, readRefresh } from '../session/tokenStorage';
import { changeStore, readStore } from './draftDatabase';

/** What an editor holds that the server does not have. */
export interface Draft<Document = unknown> {
  /** Of the editor that wrote it: two windows with one form keep two drafts. */
  id: string;
  kind: 'form' | 'frame';
  /** `new` before the first save. */
  documentId: string;
  document: Document;
  /** What the server had when this was begun, and its revision: what a merge compares with. */
  base: Document;
  revision: number | null;
  /** Milliseconds since 1970, by this device's clock. */
  changedAt: number;
}

type Owned = Draft & { accountId: string };

/** Whose drafts are read and written now. Undefined: nobody's, so none are. */
export function currentAccount(): string | undefined {
  if (!readSession().isLoggedIn) return undefined;
  return accountIdOf(readAccess() ?? readRefresh() ?? '') || undefined;
}

/** Keeps a draft on this device. Rejects when it cannot: then it is on the screen only. */
export async function keepDraft(draft: Draft): Promise<void> {
  const accountId = currentAccount();
  if (!accountId) throw new Error('Nobody is logged in, so there is nobody to keep a draft for.');
  const owned: Owned = { ...draft, accountId };
  await changeStore((store) => store.put(owned));
}

/** The server has it, or nobody wants it. */
export const dropDraft = (id: string): Promise<void> => changeStore((store) => store.delete(id));

/** What this person left unsaved of one document, the latest first. */
export async function readDrafts(kind: Draft['kind'], documentId: string): Promise<Draft[]> {
  const accountId = currentAccount();
  if (!accountId) return [];
  const all = (await readStore((store) => store.getAll())) as Owned[];
  return all
    .filter((draft) => draft.accountId === accountId)
    .filter((draft) => draft.kind === kind && draft.documentId === documentId)
    .toSorted((left, right) => right.changedAt - left.changedAt);
}

/** Leaves no draft of anybody on this device. */
export async function forgetDrafts(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  await changeStore((store) => store.clear());
}

/** Leaves no draft of anybody but who is logged in now. */
export async function forgetDraftsOfOthers(): Promise<void> {
  const accountId = currentAccount();
  if (typeof indexedDB === 'undefined' || !accountId) return;
  const all = (await readStore((store) => store.getAll())) as Owned[];
  const others = all.filter((draft) => draft.accountId !== accountId);
  if (others.length === 0) return;
  await changeStore((store) => {
    for (const { id } of others) store.delete(id);
  });
}
