import { accountIdOf, readSession, readAccess, readRefresh } from '../../session/session';
import {
  dropWhatNobodyReads,
  forgetKeys,
  leftKey,
  ownKey,
  seal,
  unseal,
  type StorageKey,
} from '../../session/storageKey';
import { changeStore, readStore } from './draftDatabase';

/** The unsaved changes of an editor. */
export interface Draft<Document = unknown> {
  /** Of the editor that wrote it: two windows with one form keep two drafts. */
  id: string;
  kind: 'form' | 'frame';
  /** `new` before the first save. */
  documentId: string;
  document: Document;
  /** The server's document and revision when the draft was begun: the base of a three-way merge. */
  base: Document;
  revision: number | null;
  /** Milliseconds since 1970, by this device's clock. */
  changedAt: number;
}

/** A draft as it lies on the device. */
interface Sealed {
  id: string;
  keyId: string;
  sealed: Uint8Array<ArrayBuffer>;
}

let last: Promise<unknown> = Promise.resolve();

/** Serializes operations: a read after a login waits for the drafts that the login re-encrypts. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work, work);
  // The caller gets the error; the next operation only waits.
  last = result.catch(() => undefined);
  return result;
}

/** The account whose drafts are read and written. Undefined without a session: then there are no drafts. */
export function currentAccount(): string | undefined {
  if (!readSession().isLoggedIn) return undefined;
  return accountIdOf(readAccess() ?? readRefresh() ?? '') || undefined;
}

/** Keeps a draft on this device. Rejects when it cannot: then it is on the screen only. */
export const keepDraft = (draft: Draft): Promise<void> =>
  inTurn(async () => {
    if (!currentAccount()) {
      throw new Error('Nobody is logged in, so there is nobody to keep a draft for.');
    }
    const key = ownKey();
    if (!key) {
      throw new Error('This page cannot encrypt, and the session is not to be remembered.');
    }
    const kept: Sealed = { id: draft.id, keyId: key.id, sealed: await seal(key, draft) };
    await changeStore((store) => store.put(kept));
  });

/** Deletes a draft that was saved on the server or discarded. */
export const dropDraft = (id: string): Promise<void> =>
  inTurn(() => changeStore((store) => store.delete(id)));

async function readSealed(key: StorageKey): Promise<Draft[]> {
  const all = (await readStore((store) => store.getAll())) as Sealed[];
  const own = all.filter(({ keyId }) => keyId === key.id);
  // A draft that cannot be opened is as good as lost, and the others are not.
  const drafts = await Promise.all(
    own.map(
      ({ sealed }) => unseal(key, sealed).catch(() => undefined) as Promise<Draft | undefined>,
    ),
  );
  return drafts.filter((draft) => draft !== undefined);
}

/** Reads this account's drafts of one document, latest first. */
export const readDrafts = (kind: Draft['kind'], documentId: string): Promise<Draft[]> =>
  inTurn(async () => {
    const key = currentAccount() ? ownKey() : undefined;
    if (!key) return [];
    return (await readSealed(key))
      .filter((draft) => draft.kind === kind && draft.documentId === documentId)
      .toSorted((left, right) => right.changedAt - left.changedAt);
  });

/** Deletes the drafts of this tab, and all whose key is lost. */
export function forgetDrafts(): Promise<void> {
  const ended = leftKey()?.id;
  forgetKeys();
  return inTurn(() => dropWhatNobodyReads({ waitMs: 0, ended }));
}

/**
 * After a login: drafts of the same account from an expired session are encrypted again with the key of this
 * one. Drafts without a key are then deleted.
 */
export function bringDrafts(former: StorageKey | undefined): Promise<void> {
  const key = ownKey();
  return inTurn(async () => {
    if (typeof indexedDB === 'undefined') return;
    if (key && former && former.id !== key.id && former.accountId === key.accountId) {
      const drafts = await readSealed(former);
      const renewed = await Promise.all(
        drafts.map(async (draft) => ({
          id: draft.id,
          keyId: key.id,
          sealed: await seal(key, draft),
        })),
      );
      await changeStore((store) => {
        for (const draft of renewed) store.put(draft);
      });
    }
    await dropWhatNobodyReads({ waitMs: 0, ended: former?.id });
  });
}
