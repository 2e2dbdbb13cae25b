import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export interface ZippedFile {
  name: string;
  content: Blob;
}

/** Pictures are packed already. */
const isPacked = (name: string) => name.endsWith('.png');

/** Names that are taken get a number: “Table.svg”, “Table (2).svg”. */
function nameOnce(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  let [free, count] = [name, 1];
  // On most computers “table.svg” and “Table.svg” are one file.
  while (taken.has(free.toLowerCase())) {
    count += 1;
    free = `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
  }
  taken.add(free.toLowerCase());
  return free;
}

/** Files as one ZIP archive, written as a stream: none of them stays in memory. */
export async function zipFiles(files: AsyncIterable<ZippedFile>): Promise<Blob> {
  const parts: Blob[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(new Blob([chunk]));
  });
  const taken = new Set<string>();
  for await (const { name, content } of files) {
    const free = nameOnce(name, taken);
    const entry = isPacked(name) ? new ZipPassThrough(free) : new ZipDeflate(free, { level: 6 });
    // The same files make the same archive, whenever they are made. 1980 is where its calendar begins.
    entry.mtime = new Date(1980, 0, 1);
    archive.add(entry);
    entry.push(new Uint8Array(await content.arrayBuffer()), true);
  }
  archive.end();
  return new Blob(parts, { type: 'application/zip' });
}
