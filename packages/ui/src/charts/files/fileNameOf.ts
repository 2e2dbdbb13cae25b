/** A title as the name of a file: its words, in small letters, with nothing that a system forbids. */
export function fileNameOf(title: string, ending: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['hearback'];
  return `${words.join('-').slice(0, 80)}.${ending}`;
}
