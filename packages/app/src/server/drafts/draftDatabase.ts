const name = 'hearback-drafts';
const storeName = 'drafts';

let opened: Promise<IDBDatabase> | undefined;

/** The answer to a request of the browser's database, or of opening it. */
const answerOf = <Answer>(request: IDBRequest<Answer>) =>
  new Promise<Answer>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error(`${name} did not answer.`)),
    );
  });

async function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName, { keyPath: 'id' });
  });
  const database = await answerOf(request);
  const forget = () => {
    opened = undefined;
  };
  database.addEventListener('close', forget);
  // Another window brings a newer one, or deletes it: it must not wait for this one.
  database.addEventListener('versionchange', () => {
    database.close();
    forget();
  });
  return database;
}

/** One shared connection. A browser that refuses it is tried again the next time. */
function open(): Promise<IDBDatabase> {
  opened ??= connect().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Reads from the drafts of this device. */
export async function readStore<Answer>(read: (store: IDBObjectStore) => IDBRequest<Answer>) {
  const database = await open();
  return answerOf(read(database.transaction(storeName).objectStore(storeName)));
}

/** Changes the drafts of this device; done when they are written. */
export async function changeStore(change: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  const transaction = database.transaction(storeName, 'readwrite');
  const isWritten = new Promise<void>((resolve, reject) => {
    const refuse = () => reject(transaction.error ?? new Error(`${name} could not be written.`));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', refuse);
    // A full disk ends the whole transaction without an error of one request.
    transaction.addEventListener('abort', refuse);
  });
  change(transaction.objectStore(storeName));
  await isWritten;
}
