import { adviseSize } from './adviseSize.ts';
import { checkCaptures } from './checks/checkCaptures.ts';
import { findScanIssues } from './checks/findScanIssues.ts';
import { findStrangers } from './checks/findStrangers.ts';
import { codeOf, readingDistanceOf, type CodeOnFrame } from './codeOf.ts';
import { photographCode } from './printedCode.ts';
import type { ScanArt, ScanCapture, ScanIssue, ScanReport, ScanTools } from './ScanReport.ts';

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
      // What it reads has to be right to the letter.
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
  // Where the document shows why nothing can be read, "nothing can be read" is no second reason.
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
