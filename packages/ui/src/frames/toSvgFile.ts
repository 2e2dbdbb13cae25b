import type { FrameDocument } from '@hearback/schema/documents';

import { attributeNames, type AttributeName, type Mark } from './Mark';
import { fillWith } from './paint';
import { paperOf } from './paperOf';
import { drawElement } from './registry';

export interface SvgFileOptions {
  /** What the code reads as: its printed address. */
  codeText: string;
  /** Which of a text's languages is drawn. */
  language: string;
  /** The pictures' bytes as `data:image/png;base64,…` (or jpeg), by image id. Others are left out. */
  images?: Readonly<Record<string, string>>;
  /** Whether the file has the bleed that a printing house cuts off. */
  hasBleed?: boolean;
}

/** A file must work by itself: a picture is inside it, or it is not there. */
const embedded = /^data:image\/(?:png|jpeg);base64,[0-9A-Za-z+/=]+$/;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that no XML may hold, escaped or not. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);

function write({ tag, attributes, children, words }: Mark): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${attributeNames[name as AttributeName]}="${escape(String(value))}"`)
    .join('');
  const inside = words === undefined ? (children ?? []).map(write).join('') : escape(words);
  return inside === '' ? `<${tag}${written}/>` : `<${tag}${written}>${inside}</${tag}>`;
}

/** A frame with its code as an SVG file in real size: no script, no style, nothing to load. */
export function toSvgFile(
  document: FrameDocument,
  { codeText, language, images = {}, hasBleed = false }: SvgFileOptions,
): string {
  const { x, y, width, height } = paperOf(document.size, hasBleed);
  const marks: Mark[] = [
    {
      tag: 'rect',
      attributes: { x, y, width, height, ...fillWith(document.background_color) },
    },
    ...document.content.flatMap((element) =>
      drawElement(element, {
        codeText,
        language,
        showsPlaces: false,
        addressOf: ({ id }) => {
          const bytes = images[id];
          return bytes !== undefined && embedded.test(bytes) ? bytes : undefined;
        },
      }),
    ),
  ];

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="${x} ${y} ${width} ${height}">`,
    `<title>${escape(document.name)}</title>`,
    ...marks.map(write),
    '</svg>',
    '',
  ].join('\n');
}
