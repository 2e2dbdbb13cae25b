import { encode, modulePath } from '@hearback/print/codes';
import { createSvgWriter, toPdfFile } from '@hearback/print/files';
import { openFonts } from '@hearback/print/fonts';
import encodeQr from 'qr';
import qrcode from 'qrcode';
import { encode as encodeUqr } from 'uqr';

import { readFontFile } from '../../packages/print/src/fonts/readFontFile.fixtures.ts';
import { alternate } from './codes/alternate.ts';
import { openBenchPage } from './codes/inBrowser.ts';
import { peakOf } from './codes/memory.ts';
import { writeWithPdfkit } from './codes/pdfkit.ts';
import { card, textsOf } from './codes/texts.ts';

/**
 * A thousand codes as paths against three encoders; a thousand cards as SVG and as one PDF, the PDF
 * against pdfkit; and what the page does meanwhile when its worker makes that PDF. Ends with 1 when the
 * PDF takes more than half the time of pdfkit, a poster as PNG more than 120 MB, or when the page was held for more
 * than 50 ms.
 */
const count = Number(process.env['BENCH_CODES'] ?? 1_000);
const texts = textsOf(count);
const ratio = (value: number) => value.toFixed(2);

const each = (work: (text: string) => unknown) => () => {
  for (const text of texts) work(text);
};

const encoded = await alternate({
  ours: each((text) => modulePath(encode(text, 'Q'))),
  bare: each((text) => encode(text, 'Q')),
  qr: each((text) => encodeQr(text, 'raw', { ecc: 'quartile' })),
  uqr: each((text) => encodeUqr(text, { ecc: 'Q', border: 0 })),
  qrcode: each((text) => qrcode.create(text, { errorCorrectionLevel: 'Q' })),
});
const fastest = (['qr', 'uqr', 'qrcode'] as const).reduce((one, other) =>
  encoded[other] < encoded[one] ? other : one,
);
console.log(
  `${count} codes as merged paths: ${ratio(encoded.ours / encoded[fastest])} × ${fastest}, the fastest of three, which gives the squares alone; ` +
    `${ratio(encoded.ours / encoded.bare)} × what encoding alone takes`,
);
for (const [name, time] of Object.entries(encoded)) {
  console.log(`  ${name.padEnd(8)} ${Math.round(time)} ms`);
}

const fonts = await openFonts(readFontFile);
const options = { fonts, language: 'en-US', title: 'Cards' };
const pages = texts.map((codeText) => ({ document: card, codeText }));
let bytes = 0;
let pdfkitBytes = 0;
const written = await alternate(
  {
    pdf: async () => {
      bytes = (await toPdfFile(pages, options)).length;
    },
    pdfkit: async () => {
      pdfkitBytes = await writeWithPdfkit(texts);
    },
    svg: () => {
      const write = createSvgWriter(options);
      for (const page of pages) write(page);
    },
  },
  3,
);
console.log(
  `${count} cards as one PDF: ${ratio(written.pdf / written.pdfkit)} × pdfkit ` +
    `(${ratio(written.pdf / 1_000)} s, ${ratio(written.pdfkit / 1_000)} s), ` +
    `${ratio(bytes / pdfkitBytes)} × its bytes (${ratio(bytes / 1e6)} MB); adds ${peakOf('pdf', count)} MB, ` +
    `${peakOf('pdf', count / 10)} MB for a tenth of them`,
);
console.log(
  `${count} cards as SVG: ${ratio(written.svg / 1_000)} s; adds ${peakOf('svg', count)} MB, ${peakOf('svg', count / 10)} MB for a tenth of them`,
);

const posterMb = peakOf('png', 1);
console.log(`A3 with bleed as PNG at 600 dpi, 74 million pixels: adds ${posterMb} MB`);

const { page, watch, close } = await openBenchPage();
let isCalm = false;
try {
  // A task that is long for our sake is long every time; what interrupts the page by itself is not.
  let longest = Number.POSITIVE_INFINITY;
  for (const round of [1, 2, 3]) {
    let made = { bytes: 0, seconds: 0, told: 0 };
    const watched = await watch(async () => {
      made = await page.evaluate((total) => window.bench.make(total, 'pdf'), count);
    });
    longest = Math.min(longest, watched.longestTask);
    console.log(
      `In Chromium, in a worker, under the policy of the app, round ${round}: ${ratio(made.seconds)} s for the PDF of ${ratio(made.bytes / 1e6)} MB; ` +
        `the page’s longest task ${ratio(watched.longestTask)} ms, ${Math.round(watched.framesPerSecond)} frames/s, progress told ${made.told} times`,
    );
  }
  isCalm = longest <= 50;
  const stopped = await page.evaluate((total) => window.bench.stop(total), count);
  console.log(
    `  stopped at a tenth: over after ${ratio(stopped)} ms, ${page.workers().length} workers left`,
  );
  const pictures = await page.evaluate(() => window.bench.make(20, 'png300'));
  console.log(`  20 cards as PNG at 300 dpi in a ZIP: ${ratio(pictures.seconds)} s`);
} finally {
  await close();
}
if (written.pdf > written.pdfkit / 2 || posterMb > 120 || !isCalm) process.exitCode = 1;
