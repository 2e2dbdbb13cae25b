// The declarations belong to this import, in every package that reads this source.
// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient module cannot be imported
/// <reference path="./qr-code-generator.d.ts" />
import qrcode from 'qr-code-generator';

// The generator's own conversion is not UTF-8: anything beyond Latin would come back wrong.
qrcode.stringToBytes = (text) => [...new TextEncoder().encode(text)];

/** How much of a code may be lost: about 7, 15, 25 or 30 percent. */
export type CodeLevel = 'L' | 'M' | 'Q' | 'H';

/** The squares of a code, row by row; true is dark. Without the quiet zone. */
export type Modules = readonly (readonly boolean[])[];

/** Letters that a code holds in five and a half bits instead of eight. */
const compact = /^[0-9A-Z $%*+\-./:]+$/;

/** Makes the code of a text, as small as it can be. */
export function encode(text: string, level: CodeLevel = 'Q'): Modules {
  const symbol = qrcode(0, level);
  symbol.addData(text, compact.test(text) ? 'Alphanumeric' : 'Byte');
  try {
    symbol.make();
  } catch (cause) {
    const sentence = `A code with error correction ${level} cannot hold ${text.length} characters. Use a shorter text.`;
    throw new Error(sentence, { cause });
  }

  const places = Array.from({ length: symbol.getModuleCount() }, (_, index) => index);
  return places.map((row) => places.map((column) => symbol.isDark(row, column)));
}
