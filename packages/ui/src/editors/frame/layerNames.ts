import type { FrameElement } from '@hearback/schema/documents';

import { excerptOf } from '../kit/localText';

/** What tells the elements of a frame apart: texts by their words, others by their type and a number. */
export function layerNames(
  content: readonly FrameElement[],
  language: string,
  typeName: (element: FrameElement) => string,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    content.map((element) => {
      const said = element.type === 'text' ? excerptOf(element.text, language) : '';
      const name = said === '' ? typeName(element) : said;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [element.id, count === 1 ? name : `${name} ${count}`];
    }),
  );
}
