import { Readable } from 'node:stream';

import { ZipFile } from 'yazl';

/**
 * Text or bytes as a stream that is made only as fast as it is read. Whoever stops reading stops the making;
 * what cannot be made breaks the stream off, since half a file must not look like one.
 */
export function toByteStream(
  parts: AsyncGenerator<string | Uint8Array>,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await parts.next();
          if (done) controller.close();
          else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
        } catch (error) {
          onFailure(error);
          throw error;
        }
      },
      cancel: async () => {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/** A file in a ZIP. Its content is made when its turn comes, as fast as it is taken. */
export interface ZipEntry {
  path: string;
  content: () => AsyncIterable<string | Uint8Array>;
  /** Pictures are packed already. */
  isPacked?: boolean;
}

/**
 * Writes files into a ZIP while it is read. Whoever stops reading stops the writing; a file that
 * cannot be read breaks the whole off, since half a ZIP must not look like one.
 */
export function zip(
  entries: readonly ZipEntry[],
  writtenAt: Date,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const file = new ZipFile();
  // It is a PassThrough; the type says less.
  const output = file.outputStream as Readable;
  let writing: Readable | undefined;

  const breakOff = (error: Error) => {
    onFailure(error);
    output.destroy(error);
  };
  file.on('error', breakOff);
  output.once('close', () => writing?.destroy());

  for (const { path, content, isPacked = false } of entries) {
    file.addReadStreamLazy(path, { mtime: writtenAt, compress: !isPacked }, (take) => {
      writing = Readable.from(content());
      writing.once('error', breakOff);
      take(null, writing);
    });
  }
  file.end();
  return toWebStream(output);
}

/** A stream that is read only when somebody asks. `Readable.toWeb` throws outside of everything when one is cancelled. */
function toWebStream(output: Readable): ReadableStream<Uint8Array> {
  const chunks = output[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => {
        output.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
