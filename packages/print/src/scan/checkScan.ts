import { adviseSize } from './adviseSize.ts';
import { checkCaptures } from './checks/checkCaptures.ts';
import { findScanIssues } from './checks/findScanIssues.ts';
import { toRaster } from './captures/Picture.ts';
import { photographCode, printArt } from './printedCode.ts';
import type { ScanArt, ScanCapture, ScanIssue, ScanReport, ScanTools } from './ScanReport.ts';
import { codeOf, type CodeOnFrame, readingDistanceOf } from './codeOf.ts';

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
async function findStrangers(art: ScanArt, tools: ScanTools): Promise<ScanIssue[]> {
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

const verdictOf = (issues: readonly ScanIssue[]): ScanReport['verdict'] => {
  if (issues.some(({ severity }) => severity === 'block')) return 'block';
  return issues.length > 0 ? 'warn' : 'pass';
};

/** Photographs the printed code in every way, and has every decoder read each photograph. */
async function readAll(art: ScanArt, code: CodeOnFrame, tools: ScanTools): Promise<ScanCapture[]> {
  const captures: ScanCapture[] = [];
  for (const { name, image } of photographCode(art, code, tools)) {
    const decoders: Record<string, boolean> = {};
    for (const decoder of tools.decoders) {
      // The text must match exactly.
      decoders[decoder.name] = (await decoder.read(image)).includes(art.codeText);
    }
    captures.push({ name, decoders });
  }
  return captures;
}

/**
 * Proves that the finished art scans: looks at the document, prints the code and what lies around it at
 * its physical size, photographs it in ways that go wrong in life, and has independent decoders read it.
 * Fixes take longest to find: who shows none does without.
 */
export async function checkScan(
  art: ScanArt,
  tools: ScanTools,
  wantsFixes = true,
): Promise<ScanReport> {
  const code = codeOf(art);
  const captures = code ? await readAll(art, code, tools) : [];
  const plain = findScanIssues(art, wantsFixes);
  const seen = code ? checkCaptures(art, code, captures, wantsFixes) : [];
  // If the document alone explains why the code is unreadable, unread captures are not reported as well.
  const isExplained = plain.some(({ severity }) => severity === 'block');
  const issues: ScanIssue[] = [
    ...plain,
    ...seen.filter(({ severity }) => severity === 'warn' || !isExplained),
    ...(code ? await findStrangers(art, tools) : []),
  ];
  return {
    verdict: verdictOf(issues),
    issues,
    captures,
    moduleMm: code?.moduleMm ?? 0,
    readingDistanceMm: readingDistanceOf(art),
    ...(code && { advice: adviseSize(code.modules, code.readingDistanceMm) }),
  };
}
