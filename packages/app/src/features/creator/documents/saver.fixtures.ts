import { vi } from 'vitest';

import { createDocumentSaver } from './createDocumentSaver';
import type { SaveAnswer, SaverState } from './DocumentSaver';

interface Note {
  title: string;
  text?: string;
}

export const first: Note = { title: 'Tables' };
export const second: Note = { title: 'Terrace' };
export const third: Note = { title: 'Bar' };
/** More than a name. */
export const written: Note = { title: 'Terrace', text: 'How was it?' };

/** A server that grows its revision, and a device that remembers. Each can be told to do otherwise. */
export function openSaver(revision: number | null = 1) {
  const device: { draft: Note | null; isFull: boolean } = { draft: null, isFull: false };
  let serverRevision = revision ?? 0;
  const succeed = (document: Note): SaveAnswer<Note> => {
    serverRevision += 1;
    return { kind: 'saved', stored: { id: 'f1', document, revision: serverRevision } };
  };
  const save = vi.fn(async ({ document }: { document: Note }) => succeed(document));
  const onSaved = vi.fn();
  const saver = createDocumentSaver<Note>(
    { id: revision === null ? 'new' : 'f1', document: first, revision },
    {
      save,
      isWorthSaving: ({ document, base }) => document.text !== base.text,
      check: ({ title }) => (title === '' ? [{ field: 'title', code: 'title_required' }] : []),
      keep: async ({ document }: SaverState<Note>) => {
        if (device.isFull) throw new Error('The device is full.');
        device.draft = document;
      },
      drop: async () => {
        device.draft = null;
      },
      onSaved,
    },
  );
  const savedTitles = () => save.mock.calls.map(([{ document }]) => document.title);
  return { saver, save, savedTitles, device, onSaved, succeed };
}

/** An answer that comes when the test says so. */
export function later() {
  let answer: (answer: SaveAnswer<Note>) => void = () => {};
  const promise = new Promise<SaveAnswer<Note>>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (value: SaveAnswer<Note>) => answer(value) };
}
