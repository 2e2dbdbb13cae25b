import { rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import type { Browser } from 'playwright';

/** A picture of a screen, and the properties that distinguish it from others of that screen. */
export interface Shot {
  file: string;
  width: number;
  caption: string;
}

const imageOf = ({ file, width, caption }: Shot) =>
  `<figure style="flex:${width} 0 0"><img src="${pathToFileURL(file).href}"><figcaption>${caption}</figcaption></figure>`;

const pageOf = (name: string, rows: readonly (readonly Shot[])[]) => `<!doctype html>
<meta charset="utf-8"><style>
body { margin: 24px; background: #d8d6d0; font: 15px sans-serif; color: #222 }
.row { display: flex; gap: 16px; align-items: flex-start; margin-bottom: 24px }
figure { margin: 0; min-width: 0 }
img { display: block; width: 100%; max-height: 1400px; object-fit: cover; object-position: top }
figcaption { padding-top: 4px }
</style><h1>${name}</h1>${rows.map((row) => `<div class="row">${row.map(imageOf).join('')}</div>`).join('')}`;

/** Puts all pictures of a screen onto one sheet, a row for each kind of account. */
export async function drawContactSheet(
  browser: Browser,
  { name, rows, file }: { name: string; rows: readonly (readonly Shot[])[]; file: string },
) {
  // A page of its own beside the pictures: only files may show files.
  const html = `${file}.html`;
  writeFileSync(html, pageOf(name, rows));
  const page = await browser.newPage({ viewport: { width: 2_600, height: 600 } });
  await page.goto(pathToFileURL(html).href, { waitUntil: 'load' });
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 80 });
  await page.close();
  rmSync(html);
}
