import type { JournalSettings, PGliteClient } from '../index.ts';

/** A record for tests. */
export interface Note {
  id: string;
  words: string;
}

export const newNote = (): Note => ({
  id: crypto.randomUUID(),
  words: 'Zażółć "gęślą"\n👩‍🍳 '.repeat(20),
});

export const makeTables = async (client: PGliteClient): Promise<void> => {
  await client.exec(`
    create table if not exists journaled_note (id uuid primary key, words text not null);
    create table if not exists synced_note (id uuid primary key, words text not null)`);
};

/** Writes notes that may be there, without waiting for the disk. */
async function insertNotes(notes: readonly Note[], client: PGliteClient): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into journaled_note select id, words from json_populate_recordset(null::journaled_note, $1)
    cross join (select set_config('synchronous_commit', 'off', true)) as unwaited
    on conflict do nothing returning id`,
    [JSON.stringify(notes)],
  );
  return notes.map(({ id }) => (rows.some((row) => row.id === id) ? 'new' : 'known'));
}

/** Puts a note into the database and then, since that waited for nothing, into the journal. */
export async function keepNote(
  note: Note,
  client: PGliteClient & { journal: { append: (note: Note) => Promise<void> } },
): Promise<void> {
  await insertNotes([note], client);
  await client.journal.append(note);
}

export const noteJournal: JournalSettings<Note> = {
  encode: (note) => JSON.stringify(note),
  decode: (text) => JSON.parse(text) as Note,
  replay: insertNotes,
};
