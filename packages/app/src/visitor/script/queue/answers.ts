/** An answer as it waits on the visitor's device. */
export interface SavedAnswer {
  /** Idempotency key: the server counts repeated sends once. */
  client_id: string;
  /** URL that the answer is posted to. */
  action: string;
  /** As a form posts it. */
  body: string;
  /** Milliseconds since 1970. */
  saved_at: number;
  /** Milliseconds since 1970: the server's earliest time for a retry. */
  not_before?: number;
  /** The only content left once it was sent, until the visitor has seen it. */
  receipt?: string;
  /** Another answer was stored under its id: the visitor decides if it is sent as a second one. */
  isTaken?: boolean;
}

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('hearback-answers', 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('answers', { keyPath: 'client_id' }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** One step in the store. It is done when the device has it, not merely the browser. */
async function step<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction('answers', mode);
      const request = act(transaction.objectStore('answers'));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  } finally {
    database.close();
  }
}

/** Keeps an answer on the device, in place of an earlier state of it. */
export const keepAnswer = (answer: SavedAnswer) => step('readwrite', (store) => store.put(answer));

/** Forgets an answer that needs no more sending. */
export const dropAnswer = (clientId: string) =>
  step('readwrite', (store) => store.delete(clientId));

/** All answers that wait on this device. */
export const keptAnswers = (): Promise<SavedAnswer[]> =>
  step('readonly', (store) => store.getAll());
