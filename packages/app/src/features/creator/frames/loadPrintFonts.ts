import display400 from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff?url';
import display400Ext from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-400-normal.woff?url';
import display600 from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff?url';
import display600Ext from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-600-normal.woff?url';
import display700 from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?url';
import display700Ext from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff?url';
import text400 from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?url';
import text400Ext from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff?url';
import text600 from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?url';
import text600Ext from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?url';
import text700 from '@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff?url';
import text700Ext from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-700-normal.woff?url';
import type { PressProfiles } from '@hearback/print/files';
import { openFonts, type Fonts } from '@hearback/print/fonts';
import fogra39 from '@hearback/print/icc/FOGRA39L.icc?url';
import srgb from '@hearback/print/icc/sRGB.icc?url';

import { fetchBytes } from './fetchBytes';
import { memoizeLoad } from './memoizeLoad';

/** Addresses of the print fonts and color profiles on our server, by their names in the print package. */
const addresses: Readonly<Record<string, string>> = {
  '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff': text400,
  '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff': text600,
  '@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff': text700,
  '@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff': text400Ext,
  '@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff': text600Ext,
  '@fontsource/instrument-sans/files/instrument-sans-latin-ext-700-normal.woff': text700Ext,
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff': display400,
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff': display600,
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff': display700,
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-400-normal.woff':
    display400Ext,
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-600-normal.woff':
    display600Ext,
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff':
    display700Ext,
  '@hearback/print/icc/FOGRA39L.icc': fogra39,
  '@hearback/print/icc/sRGB.icc': srgb,
};

const fetchFile = async (file: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await fetchBytes(addresses[file] ?? '', `The file ${file}`));

/** Loads the print fonts once. A failed load is retried on the next call. */
export const loadPrintFonts = memoizeLoad((): Promise<Fonts> => openFonts(fetchFile));

/** Loads the color profiles of files for printing houses once. */
export const loadPressProfiles = memoizeLoad(async (): Promise<PressProfiles> => {
  const { openPressProfiles } = await import('@hearback/print/files');
  return openPressProfiles(fetchFile);
});
