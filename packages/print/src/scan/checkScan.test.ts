import { describe, expect, it } from 'vitest';

import { toPngFile } from '../files/png/toPngFile.ts';
import { applyFix } from './applyFix.ts';
import { checkScan } from './checkScan.ts';
import { makeDesign, plainArt } from './designs.fixtures.ts';
import { captureNames, type ScanArt } from './ScanReport.ts';
import { openScanTools } from './scanTools.fixtures.ts';

const tools = await openScanTools();
const check = (art: ScanArt) => checkScan(art, tools);

// A busy machine needs its time.
describe('checkScan', { timeout: 180_000 }, () => {
  it('passes an ordinary card: both decoders read every capture', async () => {
    const report = await check(plainArt());
    expect(report).toMatchObject({ verdict: 'pass', issues: [], readingDistanceMm: 400 });
    expect(report.moduleMm).toBeCloseTo(55 / 37, 5);
    expect(report.advice?.safeWidthMm).toBeLessThan(55);
    expect(report.captures).toEqual(
      captureNames.map((name) => ({ name, decoders: { zxing: true, jsqr: true } })),
    );
  });

  it('answers the same every time', async () => {
    const { art } = makeDesign('faint', 9);
    expect(await check(art)).toEqual(await check(art));
  });

  it.each(['coloured', 'rotated', 'logo', 'busy', 'tent'] as const)(
    'lets a card be that is %s',
    async (kind) => {
      expect((await check(makeDesign(kind, 3).art)).verdict).not.toBe('block');
    },
  );

  it('says what is wrong without seeking what helps, where nobody would see that', async () => {
    const { issues } = await checkScan(plainArt({ code: { width_mm: 14 } }), tools, false);
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.filter((issue) => 'fix' in issue)).toEqual([]);
  });

  it('blocks what no decoder reads, and the fix makes it readable', async () => {
    // Dark enough to the eye, not to a copier.
    const art = plainArt({ code: { color: '#a4a4a4', module_shape: 'dots' } });
    const report = await check(art);
    const issue = report.issues.find(({ code }) => code === 'cannot_decode');
    expect(report.verdict).toBe('block');
    expect(issue).toMatchObject({ severity: 'block', capture: expect.any(String) });
    expect(issue?.fix && (await check(applyFix(art, issue.fix))).verdict).toBe('pass');
  });

  it('blocks a picture that holds another code, and takes it away', async () => {
    const other = await toPngFile(plainArt().document, {
      codeText: 'HTTPS://ELSEWHERE.EXAMPLE/',
      language: 'en-US',
      fonts: tools.fonts,
      rasteriser: tools.rasteriser,
      dpi: 300,
    });
    const bytes = Buffer.from(await other.arrayBuffer()).toString('base64');
    const id = '0190d3a0-5b7e-7c3e-9f0a-2f4f7f6f1c13';
    const image = { id, url: `/api/image/${id}/`, width: 105, height: 148 };
    const art = {
      ...plainArt({
        code: { x_mm: 4, width_mm: 45 },
        above: [
          { id: 'poster', type: 'image', image, x_mm: 52, y_mm: 46, width_mm: 50, height_mm: 70 },
        ],
      }),
      images: { [id]: `data:image/png;base64,${bytes}` },
    };
    const issue = (await check(art)).issues.find(({ code }) => code === 'wrong_payload');
    expect(issue).toMatchObject({ severity: 'block', elementId: 'poster' });
    expect(issue?.fix && (await check(applyFix(art, issue.fix))).issues).toEqual([]);
  });

  it('takes no other text for the right one', async () => {
    const liar = { name: 'liar', read: () => Promise.resolve(['HTTPS://ELSEWHERE.EXAMPLE/']) };
    const report = await checkScan(plainArt(), { ...tools, decoders: [liar] });
    expect(report.issues).toEqual([expect.objectContaining({ code: 'cannot_decode' })]);
  });

  it('says that a frame without a code has none', async () => {
    const { document, ...rest } = plainArt();
    const report = await check({ ...rest, document: { ...document, content: [] } });
    expect(report).toMatchObject({ verdict: 'block', captures: [], moduleMm: 0 });
  });
});
