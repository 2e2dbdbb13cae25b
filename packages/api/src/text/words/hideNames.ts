import type { ReadComment } from './readComment.ts';

const hidden = '…';

/** Where personal data stood that was hidden before the words were read: dots that nobody wrote. */
const placesOfData = ({ comment, text }: ReadComment) =>
  Array.from(text.matchAll(/\.+/gu), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  })).filter(({ start, end }) => comment.text.slice(start, end) !== text.slice(start, end));

/** The places of a comment that are not to be shown: personal data, and the words that name people. */
const placesToHide = (read: ReadComment, names: ReadonlySet<string>) =>
  [...placesOfData(read), ...read.words.filter(({ stem }) => names.has(stem))].toSorted(
    (one, other) => one.start - other.start,
  );

/** How many places of a comment are hidden when it is shown. */
export const countHidden = (read: ReadComment, names: ReadonlySet<string>): number =>
  placesToHide(read, names).length;

/** A comment as it may be shown: "…" stands for personal data and for the words that name people. */
export function hideNames(read: ReadComment, names: ReadonlySet<string>): string {
  const { comment, text } = read;
  let [shown, position] = ['', 0];
  for (const { start, end } of placesToHide(read, names)) {
    shown += comment.text.slice(position, start) + hidden;
    position = end;
  }
  shown += comment.text.slice(position, text.length);
  return comment.text.length > text.length ? `${shown}${hidden}` : shown;
}
