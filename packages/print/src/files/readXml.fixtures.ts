/** An element of a file, with everything that was written on it. */
export interface XmlElement {
  tag: string;
  attributes: Record<string, string>;
}

const tag = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
const words = /[^<]+/y;
const reference = /&(?!(?:amp|lt|gt|quot|apos);)/;
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udfff]/u;

/**
 * Reads XML as strictly as can be: elements that close in order, attributes in double quotes and each
 * once, the five references that XML has by itself. No DOCTYPE, no comment, no instruction, no CDATA.
 */
export function readXml(file: string): XmlElement[] {
  const heading = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!file.startsWith(heading)) throw new Error('The file does not say that it is XML.');
  if (reference.test(file) || forbidden.test(file)) throw new Error('A letter is not escaped.');
  const found: XmlElement[] = [];
  const open: string[] = [];
  for (let at = heading.length; at < file.length;) {
    words.lastIndex = at;
    if (words.test(file)) {
      if (open.length === 0 && file.slice(at, words.lastIndex).trim() !== '') {
        throw new Error('There is text outside of the drawing.');
      }
      at = words.lastIndex;
      continue;
    }
    tag.lastIndex = at;
    const [, isEnd, name = '', written = '', isAlone] = tag.exec(file) ?? [];
    if (name === '') throw new Error(`This is no element: ${file.slice(at, at + 60)}`);
    at = tag.lastIndex;
    if (isEnd) {
      if (open.pop() !== name) throw new Error(`${name} ends where something else is open.`);
      continue;
    }
    const pairs = [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value] as const,
    );
    const attributes = Object.fromEntries(pairs);
    if (Object.keys(attributes).length < pairs.length)
      throw new Error(`${name} says a thing twice.`);
    found.push({ tag: name, attributes });
    if (!isAlone) open.push(name);
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} never ends.`);
  return found;
}
