import type { JournalFiles } from '../syncedFiles.ts';

/** The files of a journal on a disk that tells what it was asked, and may fail. */
export function memoryFiles() {
  const files = new Map<string, Buffer>();
  const asked: string[] = [];
  const trouble: { write?: Error | undefined; sync?: Error | undefined } = {};

  const read = (name: string): Buffer => files.get(name) ?? Buffer.alloc(0);
  const put = (name: string, bytes: Uint8Array, at: number) => {
    files.set(name, Buffer.concat([read(name).subarray(0, at), bytes]));
  };

  const disk: JournalFiles = {
    list: () => Promise.resolve([...files.keys()]),
    read: (name) => Promise.resolve(read(name)),
    create: (name) => {
      files.set(name, Buffer.alloc(0));
      return Promise.resolve({
        write: (bytes, at) => {
          asked.push('write');
          if (!trouble.write) return Promise.resolve(put(name, bytes, at));
          // A full disk takes what it can.
          put(name, bytes.subarray(0, bytes.length / 2), at);
          return Promise.reject(trouble.write);
        },
        sync: () => {
          asked.push('sync');
          return trouble.sync ? Promise.reject(trouble.sync) : Promise.resolve();
        },
        cut: (length) => {
          asked.push('cut');
          return Promise.resolve(put(name, Buffer.alloc(0), length));
        },
        close: () => Promise.resolve(),
      });
    },
    rename: (name, to) => {
      files.set(to, read(name));
      files.delete(name);
      return Promise.resolve();
    },
    remove: (name) => {
      asked.push('remove');
      files.delete(name);
      return Promise.resolve();
    },
  };
  return { disk, files, asked, trouble };
}
