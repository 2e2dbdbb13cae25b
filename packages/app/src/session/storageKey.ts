import { dropUnreadable, isOfBrowser, lockOf, type DropOptions } from './dropUnreadable';
import { accountIdOf, readAccess, readRefresh, tokenKeys } from './session';

/** The key that encrypts an account's data on this device. */
export interface StorageKey {
  /** Random. `browser-…` lies in the local storage, `tab-…` in the session storage. */
  id: string;
  accountId: string;
  /** 256 bits, as base64. */
  bytes: string;
}

const entry = 'storage_key';

/** Beside the refresh token: the key of a session that is not remembered goes with its tab. */
const ownStore = () =>
  sessionStorage.getItem(tokenKeys.refresh) === null &&
  localStorage.getItem(tokenKeys.refresh) !== null
    ? localStorage
    : sessionStorage;

function readFrom(store: Storage): StorageKey | undefined {
  try {
    return (JSON.parse(store.getItem(entry) ?? 'null') as StorageKey | null) ?? undefined;
  } catch {
    // Not written by us: it opens nothing.
    return undefined;
  }
}

/** The key of this tab, of a session that ran out as well. */
export const leftKey = () => readFrom(sessionStorage) ?? readFrom(localStorage);

/** Deletes the keys. Data encrypted with them can no longer be read, not even by this page. */
export function forgetKeys() {
  releaseKey();
  opened = undefined;
  for (const store of [sessionStorage, localStorage]) store.removeItem(entry);
}

/** Missing on plain http, except on this very machine. */
const subtle = () => (crypto as { subtle?: SubtleCrypto }).subtle;
const locks = () => (navigator as { locks?: LockManager }).locks;

/**
 * The key of this tab's session, created if missing. Undefined without a login, and if the key of a
 * session that is not remembered could only be stored readably: then nothing is stored.
 */
export function ownKey(): StorageKey | undefined {
  const accountId = accountIdOf(readAccess() ?? readRefresh() ?? '');
  if (accountId === '') return undefined;
  const store = ownStore();
  const isRemembered = store === localStorage;
  if (!isRemembered && !(subtle() && locks())) return undefined;

  let key = readFrom(store);
  if (key?.accountId !== accountId || isOfBrowser(key.id) !== isRemembered) {
    const random = (size: number) =>
      btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(size))));
    const id = `${isRemembered ? 'browser' : 'tab'}-${random(12).replaceAll(/[+/]/g, '_')}`;
    key = { id, accountId, bytes: random(32) };
    try {
      store.setItem(entry, JSON.stringify(key));
    } catch {
      // A full store has no place for a key: what it seals could never be read.
      return undefined;
    }
  }
  hold(key);
  return key;
}

let held: { id: string; letGo: () => void } | undefined;

/** Holds a lock: other tabs and the service worker must keep the data that this key decrypts. */
function hold({ id }: StorageKey) {
  if (held?.id === id || isOfBrowser(id)) return;
  releaseKey();
  const kept = new Promise<void>((resolve) => {
    held = { id, letGo: resolve };
  });
  locks()
    ?.request(lockOf(id), { mode: 'shared' }, () => kept)
    // A document that is about to go gets no lock, and needs none.
    .catch(() => undefined);
}

function releaseKey() {
  held?.letGo();
  held = undefined;
}

/** The key as the browser uses it, the last one only. */
let opened: { id: string; key: Promise<CryptoKey> } | undefined;

function open({ id, bytes }: StorageKey, crypt: SubtleCrypto) {
  if (opened?.id !== id) {
    const raw = Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0);
    opened = { id, key: crypt.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']) };
  }
  return opened.key;
}

const ivBytes = 12;

/** Encrypts with AES-GCM. Without WebCrypto, what a remembered session keeps stays readable. */
export async function seal(key: StorageKey, value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const text = new TextEncoder().encode(JSON.stringify(value));
  const crypt = subtle();
  if (!crypt) return text;
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await crypt.encrypt({ name: 'AES-GCM', iv }, await open(key, crypt), text);
  const bytes = new Uint8Array(ivBytes + sealed.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(sealed), ivBytes);
  return bytes;
}

/** Rejects if it was encrypted with another key, or modified. */
export async function unseal(key: StorageKey, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const crypt = subtle();
  const read = async () => {
    if (!crypt) return bytes;
    const iv = bytes.subarray(0, ivBytes);
    const sealed = bytes.subarray(ivBytes);
    return crypt.decrypt({ name: 'AES-GCM', iv }, await open(key, crypt), sealed);
  };
  return JSON.parse(new TextDecoder().decode(await read()));
}

/** Deletes what neither this tab, nor another one, nor a remembered session can read. */
export const dropWhatNobodyReads = (options?: DropOptions): Promise<void> =>
  dropUnreadable(
    (keyId) => [sessionStorage, localStorage].some((store) => readFrom(store)?.id === keyId),
    options,
  );

/** At startup: deletes keys without a session, and the data encrypted with them. */
export function followStorageKey() {
  const has = (store: Storage, name: 'access' | 'refresh') =>
    store.getItem(tokenKeys[name]) !== null;
  // A renewed access token lies in the local storage without being remembered.
  if (!has(localStorage, 'refresh')) localStorage.removeItem(entry);
  if (!has(sessionStorage, 'refresh') && !has(sessionStorage, 'access')) {
    sessionStorage.removeItem(entry);
  }
  ownKey();
  // A page with a lock may not be kept by the browser for the way back.
  window.addEventListener('pagehide', releaseKey);
  window.addEventListener('pageshow', ({ persisted }) => {
    const key = readFrom(sessionStorage);
    if (persisted && key) hold(key);
  });
  // A browser without IndexedDB has stored nothing in it.
  dropWhatNobodyReads().catch(() => undefined);
}
