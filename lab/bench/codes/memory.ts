import { execFileSync } from 'node:child_process';

import { createSvgWriter, toPdfFile } from '@hearback/print/files';
import { openFonts } from '@hearback/print/fonts';

import { readFontFile } from '../../../packages/print/src/fonts/readFontFile.fixtures.ts';
import { card, textsOf } from './texts.ts';

const megabytes = (kilobytes: number) => kilobytes / 1_024;

/** Peak memory of a process for a number of pages, in MB, without the program and its fonts. */
export function peakOf(kind: 'pdf' | 'svg', count: number): number {
  const answer = execFileSync(process.execPath, [import.meta.filename, kind, String(count)], {
    encoding: 'utf8',
  });
  return Number(answer);
}

if (process.argv[1] === import.meta.filename) {
  const fonts = await openFonts(readFontFile);
  const options = { fonts, language: 'en-US', title: 'Cards' };
  const pages = textsOf(Number(process.argv[3])).map((codeText) => ({ document: card, codeText }));
  // Once, so that what is compiled and read on first use is no part of the figure.
  await toPdfFile(pages.slice(0, 2), options);
  const before = process.resourceUsage().maxRSS;
  if (process.argv[2] === 'pdf') await toPdfFile(pages, options);
  else {
    const write = createSvgWriter(options);
    for (const page of pages) write(page);
  }
  console.log(megabytes(process.resourceUsage().maxRSS - before).toFixed(0));
}
