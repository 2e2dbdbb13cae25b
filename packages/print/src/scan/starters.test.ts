import { expect, it } from 'vitest';

import { openStarter, starterNames } from '../frames/starters/openStarter.ts';
import { checkScan } from './checkScan.ts';
import { usualCodeText } from '../codes/payloadOf.ts';
import { openScanTools } from './scanTools.fixtures.ts';

const tools = await openScanTools();

it.each(starterNames)(
  'a frame begun from “%s” is one that scans',
  { timeout: 180_000 },
  async (name) => {
    const document = openStarter(name);
    const art = { document, codeText: usualCodeText, language: 'pl-PL' };
    expect((await checkScan(art, tools)).issues).toEqual([]);
  },
);
