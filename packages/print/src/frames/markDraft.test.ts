import { newFrameDocument } from '@hearback/schema/documents';
import { describe, expect, it } from 'vitest';
import { openFonts } from '../fonts/openFonts.ts';
import { readFontFile } from '../fonts/readFontFile.fixtures.ts';
import { codeAlone, singleSheet } from '../files/sheets/singleSheet.ts';
import { imposeOn } from '../files/sheets/imposeOn.ts';
import { ask, hasPrograms, openFolder } from '../files/pdf/askPrograms.fixtures.ts';
import { writePdf } from '../files/pdf/writePdf.ts';
import { boundsOf, overlap } from './sheetOf.ts';
import { frameSizeNames, frameSizes } from './frameSizes.ts';
import { markDraft } from './markDraft.ts';
import { starterFrame } from './starterFrame.ts';
import { openStarter, starterNames } from './starters/openStarter.ts';

const codeText = 'HTTPS://HEARBACK.EXAMPLE/R/7K2M9QXT4A';
const fonts = await openFonts(readFontFile);

describe('markDraft', () => {
  it.each([
    ...frameSizeNames.map((name) => [name, starterFrame(name, frameSizes[name])] as const),
    ...starterNames.map((name) => [name, openStarter(name)] as const),
    ['a code alone', codeAlone('Code', 40)] as const,
  ])('leaves the code of %s free', (_, document) => {
    const marked = markDraft(document);
    const code = marked.content.find(({ type }) => type === 'code');
    const strip = marked.content.find(({ id }) => id === 'draft-strip');
    if (!code || !strip) throw new Error('The sheet has a code and a strip.');

    expect(overlap(boundsOf(code), boundsOf(strip))).toBe(false);
    expect(marked.size.width_mm).toBe(document.size.width_mm);
  });

  it('grows the sheet only where the code takes up both edges', () => {
    expect(markDraft(codeAlone('Code', 40)).size.height_mm).toBeGreaterThan(40);
    expect(markDraft(newFrameDocument('Card')).size).toEqual(newFrameDocument('Card').size);
  });
});

// Other programs read whole sheets here, and each takes its second.
describe.skipIf(!hasPrograms)('the PDF of a draft', { timeout: 60_000 }, () => {
  const textOf = async (isDraft: boolean, language: string) => {
    const frame = starterFrame('Card', frameSizes.a6);
    const page = { document: isDraft ? markDraft(frame) : frame, codeText };
    const sheets = [
      singleSheet(page, {}),
      ...imposeOn({ kind: 'nUp', format: 'a4', gutter: 4 }, [page, page]),
    ];
    const portions: Uint8Array<ArrayBuffer>[] = [];
    for await (const one of writePdf(sheets, { language, fonts, title: 'Card' }))
      portions.push(one);
    const files = openFolder();
    const { path } = files.save(
      'draft.pdf',
      new Uint8Array(await new Blob(portions).arrayBuffer()),
    );
    const text = ask('pdftotext', path, '-');
    files.close();
    return text;
  };

  it('says on each card that the code does not work yet, and in the language that is printed', async () => {
    const [english, polish, open] = await Promise.all([
      textOf(true, 'en-US'),
      textOf(true, 'pl-PL'),
      textOf(false, 'en-US'),
    ]);
    expect(english.match(/does not work yet/g)).toHaveLength(3);
    expect(polish.match(/jeszcze nie działa/g)).toHaveLength(3);
    expect(open).not.toContain('does not work yet');
    expect(open).toContain('How was it?');
  });
});
