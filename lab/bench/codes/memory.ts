import { execFileSync } from 'node:child_process';

import { createSvgWriter, openRasteriser, toPdfFile, toPngFile } from '@hearback/print/files';
import { openFonts } from '@hearback/print/fonts';

import { readFontFile } from '../../../packages/print/src/fonts/readFontFile.fixtures.ts';
import { readRasteriser } from '../../../packages/print/src/files/png/readRasteriser.fixtures.ts';
import { card, textsOf } from './texts.ts';

const megabytes = (kilobytes: number) => kilobytes / 1_024;

/** Every file that is measured: a PNG is one of A3 with bleed at 600 dpi, 74 million pixels. */
type Kind = 'pdf' | 'svg' | 'png';

/** Peak memory of a process for a number of pages, in MB, without the program and its fonts. */
export function peakOf(kind: Kind, count: number): number {
  const answer = execFileSync(process.execPath, [import.meta.filename, kind, String(count)], {
    encoding: 'utf8',
  });
  return Number(answer);
}

if (process.argv[1] === import.meta.filename) {
  const fonts = await openFonts(readFontFile);
  const options = { fonts, language: 'en-US', title: 'Cards' };
  const pages = textsOf(Number(process.argv[3])).map((codeText) => ({ document: card, codeText }));
  const draw = async (kind: Kind, isSmall: boolean) => {
    const [page] = pages;
    if (kind === 'pdf') await toPdfFile(isSmall ? pages.slice(0, 2) : pages, options);
    else if (kind === 'svg') {
      const write = createSvgWriter(options);
      for (const one of pages) write(one);
    } else if (page) {
      const rasteriser = await openRasteriser(await readRasteriser());
      const size = isSmall
        ? { width_mm: 20, height_mm: 20, bleed_mm: 0 }
        : { width_mm: 297, height_mm: 420, bleed_mm: 3 };
      await toPngFile(
        { ...card, size },
        { ...options, ...page, rasteriser, dpi: 600, hasBleed: true },
      );
    }
  };
  const kind = process.argv[2] as Kind;
  // Once, so that what is compiled and read on first use is no part of the figure.
  await draw(kind === 'svg' ? 'pdf' : kind, true);
  const before = process.resourceUsage().maxRSS;
  await draw(kind, false);
  console.log(megabytes(process.resourceUsage().maxRSS - before).toFixed(0));
}
