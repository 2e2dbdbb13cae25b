import { createByteReader, createByteWriter } from '../../text/words/byteWriter.ts';
import { noHours, type Cell } from './Cell.ts';

type Detail = Pick<Cell, 'seconds' | 'hours'>;

/** Raised when the form of the bytes changes: all is counted anew then. */
const detailVersion = 1;

const compare = ([one]: readonly [number, number], [other]: readonly [number, number]) =>
  one - other;

/**
 * Response times and hours as bytes, the same bytes for the same counts; none at all for nothing:
 *
 *     version · number of seconds · (steps from the one before · count)… · (steps · count)… of hours
 */
export function packDetail({ seconds, hours }: Detail): Uint8Array {
  const times = [...seconds].filter(([, count]) => count !== 0).toSorted(compare);
  const weekly: [number, number][] = [];
  for (let hour = 0; hour < hours.length; hour += 1) {
    const count = hours[hour] ?? 0;
    if (count !== 0) weekly.push([hour, count]);
  }
  if (times.length === 0 && weekly.length === 0) return new Uint8Array();

  const writer = createByteWriter();
  const writePairs = (pairs: readonly (readonly [number, number])[]) => {
    writer.number(pairs.length);
    let before = 0;
    for (const [position, count] of pairs) {
      writer.number(position - before);
      writer.signed(count);
      before = position;
    }
  };
  writer.number(detailVersion);
  writePairs(times);
  writePairs(weekly);
  return writer.finish();
}

/** The response times and hours that were packed into these bytes. */
export function unpackDetail(bytes: Uint8Array): Detail {
  const detail: Detail = {
    seconds: new Map(),
    hours: noHours(),
  };
  if (bytes.length === 0) return detail;

  const read = createByteReader(bytes);
  const version = read.number();
  if (version !== detailVersion) throw new Error(`A packed cell of an unknown form: ${version}.`);
  const readPairs = (note: (position: number, count: number) => void) => {
    let position = 0;
    for (let left = read.number(); left > 0; left -= 1) {
      position += read.number();
      note(position, read.signed());
    }
  };
  readPairs((second, count) => detail.seconds.set(second, count));
  readPairs((hour, count) => {
    detail.hours[hour] = count;
  });
  return detail;
}
