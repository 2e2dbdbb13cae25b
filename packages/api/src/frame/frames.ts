import type { CollectionTools } from '../collection/collection.ts';
import { createDocuments, parseDocument } from '../collection/documents.ts';
import { picturesInFrame } from '../image/requirePictures.ts';
import { FrameInput, type FrameChange, type FrameReplacement, type NewFrame } from './contract.ts';
import { framesSql, toFrameDocument } from './frames.sql.ts';

/** The printed art around codes. */
export const createFrames = (tools: CollectionTools) => {
  const { add, save, ...frames } = createDocuments(tools, {
    kind: 'frame',
    sql: framesSql,
    documentOf: toFrameDocument,
    nameOf: ({ name }) => name,
    rename: (document, name) => parseDocument(FrameInput, { ...document, name }),
    picturesIn: picturesInFrame,
  });

  return {
    ...frames,

    /** Adds a frame. Under an id that is taken, what has it stays as it is. */
    add: (accountId: string, { id, ...document }: NewFrame) => add(accountId, document, id),

    replace: (accountId: string, id: string, { revision, ...document }: FrameReplacement) =>
      save(accountId, id, revision, () => document),

    /** Changes parts of a frame. The whole must be right afterwards. */
    update: (accountId: string, id: string, { revision, ...change }: FrameChange) =>
      save(accountId, id, revision, (current) =>
        parseDocument(FrameInput, { ...current, ...change }),
      ),
  };
};
