import type { FrameDocument } from '@hearback/schema/documents';

import {
  FrameInput,
  type Frame,
  type FrameChange,
  type FrameQuery,
  type FrameReplacement,
  type NewFrame,
} from './contract.ts';
import type { Cascade } from '../http/removal.ts';
import { found } from '../http/found.ts';
import { picturesInFrame, requirePictures } from '../image/requirePictures.ts';
import { isSameDocument, isSavedAlready, lockSeenFrame } from '../form/lockSeen.ts';
import { nextName, stemOf } from '../tools/nextName.ts';
import { parseDocument } from '../form/parseDocument.ts';
import { removeAll, type Remover } from '../deletion/removeAll.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<
  ServiceTools,
  'frames' | 'documents' | 'removals' | 'transact' | 'read' | 'newId' | 'now'
>;

/** What is stored was parsed when it came in. */
const documentOf = ({ name, size, background_color, content }: Frame) =>
  ({ name, size, background_color, content }) as FrameDocument;

/** The printed art around codes. */
export const createFrames = ({
  frames,
  documents,
  removals,
  transact,
  read,
  newId,
  now,
}: Tools) => {
  /** Adds a frame, or a copy of one. Under an id that is taken, what has it stays as it is. */
  const add = async (
    accountId: string,
    { id = newId(), ...document }: NewFrame,
    copied?: FrameDocument,
  ): Promise<Frame> => {
    await transact(async (inside) => {
      if (await inside.frames.find(accountId, id)) return;
      const known = copied && picturesInFrame(copied);
      await requirePictures(inside, accountId, picturesInFrame(document), known);
      await inside.frames.insert(accountId, id, document, now());
    });
    return found(await frames.find(accountId, id));
  };

  /**
   * Writes what a frame becomes, unless it is another one than the caller has seen. Saved again after a
   * lost answer, it is there already, and stays.
   */
  const save = (
    accountId: string,
    id: string,
    revision: number | undefined,
    change: (current: Frame) => FrameDocument,
  ): Promise<Frame> =>
    transact(async (inside) => {
      const isWanted = (frame: Frame) => isSameDocument(documentOf(frame), change(frame));
      const current = await lockSeenFrame(inside, { accountId, id, revision, isWanted });
      if (isSavedAlready(current, revision)) return current;
      const document = change(current);
      const known = picturesInFrame(documentOf(current));
      await requirePictures(inside, accountId, picturesInFrame(document), known);
      await inside.frames.update(accountId, id, document, now());
      return found(await inside.frames.find(accountId, id));
    });

  return {
    list: (accountId: string, query: FrameQuery) =>
      read((from) => from.frames.list(accountId, query)),

    get: async (accountId: string, id: string) => found(await frames.find(accountId, id)),

    add,

    replace: (accountId: string, id: string, { revision, ...document }: FrameReplacement) =>
      save(accountId, id, revision, () => document),

    /** Changes parts of a frame. The whole must be right afterwards. */
    update: (accountId: string, id: string, { revision, ...change }: FrameChange) =>
      save(accountId, id, revision, (current) =>
        parseDocument(FrameInput, { ...documentOf(current), ...change }),
      ),

    /** Adds a frame like another, under a name of its own. */
    async duplicate(accountId: string, id: string, name: string | undefined): Promise<Frame> {
      const first = found(await frames.find(accountId, id));
      const copy =
        name ??
        nextName(first.name, await documents.listNames(accountId, 'frame', stemOf(first.name)));
      const document = documentOf(first);
      return add(accountId, parseDocument(FrameInput, { ...document, name: copy }), document);
    },

    /** Removes frames: all of them, or none. Codes that show one are unpublished. */
    remove: (remover: Remover, ids: readonly string[]) =>
      removeAll(
        { transact, now, newId },
        { remover, kind: 'frame', ids },
        (inside, each, deleting) =>
          inside.removals.removeAndUnlink(remover.accountId, 'frame', each, deleting),
      ),

    async previewRemoval(accountId: string, id: string): Promise<Cascade> {
      const { found: there, ...cascade } = await removals.previewUnlink(accountId, 'frame', [id]);
      found(there > 0);
      return cascade;
    },
  };
};
