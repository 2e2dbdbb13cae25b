import { isDeepStrictEqual } from 'node:util';

import type { Form } from './contract.ts';
import type { Frame } from '../frame/contract.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Store } from '../store.ts';
import { found } from '../http/found.ts';

interface Seen<Thing> {
  accountId: string;
  id: string;
  /** What the caller has seen. One who names none gets any. */
  revision: number | undefined;
  /** Whether it already says what the caller wants: then nobody has to see it again. */
  isWanted?: (current: Thing) => boolean;
}

/** Whether two documents say the same. The database keeps no order of keys, and nothing undefined. */
export const isSameDocument = (one: object, other: object): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

/** Whether what was locked is not what was seen, but what was wanted. */
export const isSavedAlready = (current: Form | Frame, revision: number | undefined): boolean =>
  revision !== undefined && current.revision !== revision;

/** Refuses to change another revision than the one that was seen. */
function insistOn(
  code: 'form_changed' | 'frame_changed',
  current: Form | Frame,
  revision: number | undefined,
  isWanted = () => false,
): void {
  if (revision === undefined || revision === current.revision || isWanted()) return;
  const thing = code === 'form_changed' ? 'form' : 'frame';
  throw new ApiError(code, `This ${thing} was saved by somebody else meanwhile.`, {
    body: { current },
  });
}

/** A form as the caller has seen it, that nobody else changes until the transaction ends. */
export async function lockSeenForm(
  { documents, forms }: Pick<Store, 'documents' | 'forms'>,
  { accountId, id, revision, isWanted }: Seen<Form>,
): Promise<Form> {
  await documents.lock(accountId, 'form', id);
  const current = found(await forms.find(accountId, id));
  insistOn('form_changed', current, revision, () => isWanted?.(current) ?? false);
  return current;
}

/** A frame as the caller has seen it, that nobody else changes until the transaction ends. */
export async function lockSeenFrame(
  { documents, frames }: Pick<Store, 'documents' | 'frames'>,
  { accountId, id, revision, isWanted }: Seen<Frame>,
): Promise<Frame> {
  await documents.lock(accountId, 'frame', id);
  const current = found(await frames.find(accountId, id));
  insistOn('frame_changed', current, revision, () => isWanted?.(current) ?? false);
  return current;
}
