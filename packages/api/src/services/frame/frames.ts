import type { FrameDocument } from '@hearback/schema/documents';

import { FrameInput, type FrameChange, type FrameQuery } from '../../contract/frame.ts';
import type { Cascade } from '../../contract/removal.ts';
import { found } from '../found.ts';
import { parseDocument } from '../parseDocument.ts';
import { removeAll, type Remover } from '../removeAll.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'frames' | 'removals' | 'transact' | 'newId' | 'now'>;

/** The printed art around codes. */
export const createFrames = ({ frames, removals, transact, newId, now }: Tools) => ({
  list: (accountId: string, query: FrameQuery) => frames.list(accountId, query),

  get: async (accountId: string, id: string) => found(await frames.find(accountId, id)),

  async add(accountId: string, document: FrameDocument) {
    const id = newId();
    await frames.insert(accountId, id, document, now());
    return found(await frames.find(accountId, id));
  },

  async replace(accountId: string, id: string, document: FrameDocument) {
    found(await frames.update(accountId, id, document, now()));
    return found(await frames.find(accountId, id));
  },

  /** Changes parts of a frame. The whole must be right afterwards. */
  async update(accountId: string, id: string, change: FrameChange) {
    const { name, size, background_color, content } = found(await frames.find(accountId, id));
    const whole = { name, size, background_color, content, ...change };
    found(await frames.update(accountId, id, parseDocument(FrameInput, whole), now()));
    return found(await frames.find(accountId, id));
  },

  /** Removes frames: all of them, or none. Codes that show one are unpublished. */
  remove: (remover: Remover, ids: readonly string[]) =>
    removeAll({ transact, now, newId }, { remover, kind: 'frame', ids }, (inside, each, deleting) =>
      inside.removals.removeAndUnlink(remover.accountId, 'frame', each, deleting),
    ),

  async previewRemoval(accountId: string, id: string): Promise<Cascade> {
    const { found: there, ...cascade } = await removals.previewUnlink(accountId, 'frame', [id]);
    found(there > 0);
    return cascade;
  },
});
