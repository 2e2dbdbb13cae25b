import { toRaster } from '../captures/Picture.ts';
import { printArt } from '../printedCode.ts';
import type { ScanArt, ScanIssue, ScanTools } from '../ScanReport.ts';

/** The longer side of the sheet's picture: enough to read a code that a camera would. */
const pixelsMax = 1_100;

/** Pictures that are tried one by one; more of them would take too long. */
const suspectsMax = 8;

/** Every code on the whole sheet, as all decoders read it. */
async function codesOn(art: ScanArt, tools: ScanTools): Promise<Set<string>> {
  const { width_mm: width, height_mm: height } = art.document.size;
  const sheet = printArt(art, tools)(
    { x: 0, y: 0, width, height },
    Math.min(6, pixelsMax / Math.max(width, height)),
  );
  const image = toRaster(sheet);
  const read = await Promise.all(tools.decoders.map((decoder) => decoder.read(image)));
  return new Set(read.flat());
}

const isPicture = (type: string) => type === 'image' || type === 'logo';

/** A picture may hold a code of its own, which a camera would read instead. */
export async function findStrangers(art: ScanArt, tools: ScanTools): Promise<ScanIssue[]> {
  const { content } = art.document;
  const pictures = content.filter(({ type }) => isPicture(type));
  if (pictures.length === 0) return [];
  const isStrange = (text: string) => text !== art.codeText;
  if (![...(await codesOn(art, tools))].some(isStrange)) return [];

  for (const { id } of pictures.slice(0, suspectsMax)) {
    const document = { ...art.document, content: content.filter((element) => element.id !== id) };
    const left = await codesOn({ ...art, document }, tools);
    if (![...left].some(isStrange)) {
      const fix = { kind: 'remove', elementId: id } as const;
      return [{ code: 'wrong_payload', severity: 'block', elementId: id, fix }];
    }
  }
  return [{ code: 'wrong_payload', severity: 'block' }];
}
