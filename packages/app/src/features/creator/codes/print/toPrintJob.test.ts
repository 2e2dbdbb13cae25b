import { newFrameDocument, type FrameDocument } from '@hearback/schema/documents';
import { describe, expect, it } from 'vitest';

import { findPrintIssue, shareOfSize } from './printIssues';
import { firstChoices, type FramedCode, type PrintChoices, type CodeToPrint } from './PrintChoices';
import { countFiles, jobsByPlace } from './PrintJob';
import { toPrintJob } from './toPrintJob';

const code: CodeToPrint = {
  name: 'Table 1',
  shortUrl: 'https://hearback.example/r/7K2M9QXT4A',
  state: 'PUBLISHED',
  frame: { id: 'frame' },
};
const document = newFrameDocument('Card');
const framed: FramedCode[] = [
  { code, document },
  { code: { ...code, name: 'Table 2', frame: null }, document: undefined },
];

/** No sheet that is shared, and nothing around it. */
const plain = {
  ...firstChoices(framed, 'en-US'),
  format: 'svg',
  sheet: 'single',
  hasCropMarks: false,
} as const;
const jobOf = (changed: Partial<PrintChoices>, codes = framed) =>
  toPrintJob(codes, { ...plain, ...changed }, 'Tables');

describe('what a dialog’s choices mean', () => {
  it('prints what is linked to a frame, with the address as codes have it', () => {
    expect(jobOf({}).pages).toEqual([
      {
        name: 'Table 1',
        document,
        codeText: 'HTTPS://HEARBACK.EXAMPLE/R/7K2M9QXT4A',
        caption: 'Table 1',
        values: {
          code: 'Table 1',
          place: '',
          company: '',
          address: 'hearback.example/r/7K2M9QXT4A',
          number: '1',
        },
      },
    ]);
  });

  it('prints every code alone, as wide as asked for and in the looks it has in its frame', () => {
    const { pages } = jobOf({ what: 'code', codeWidth: 25 });

    expect(pages.map(({ name, document: { size } }) => [name, size.width_mm])).toEqual([
      ['Table 1', 25],
      ['Table 2', 25],
    ]);
    expect(pages[0]?.document.content[0]).toMatchObject({ type: 'code', level: 'Q', x_mm: 0 });
  });

  it('gives a code the style of its own', () => {
    const style = { color: '#0a4d43', background_color: '#ffffff', level: 'H' } as const;
    const own = [{ code: { ...code, style }, document }];

    expect(jobOf({}, own).pages[0]?.codeStyle).toEqual(style);
    expect(jobOf({ what: 'code' }, own).pages[0]?.document.content[0]).toMatchObject(style);
  });

  it.each([
    ['single', undefined],
    ['nUp:a3', { kind: 'nUp', format: 'a3', gutter: 4 }],
    ['labels:a4x24', { kind: 'labels', grid: 'a4x24', startAt: 1 }],
  ] as const)('lays pages on sheets: %s', (sheet, imposition) => {
    expect(jobOf({ format: 'pdf', sheet }).imposition).toEqual(imposition);
  });

  it.each([
    ['a shared sheet with one code', { sheet: 'nUp:a4' }, 1, 2],
    ['one with room for marks', { sheet: 'nUp:a4', hasCropMarks: true }, 1, 2],
    ['the labels that are left', { sheet: 'labels:a4x24', startAt: 5 }, 1, 20],
    ['no sheet of several codes', { sheet: 'labels:a4x24', what: 'code' }, 2, 1],
    ['no sheet of its own', {}, 1, 1],
    ['no sheet when copies are asked for', { sheet: 'nUp:a4', copies: 3 }, 1, 3],
  ] as const)('fills %s', (_, changed, codes, copies) => {
    expect(jobOf({ format: 'pdf', ...changed }, framed.slice(0, codes)).copies).toBe(copies);
  });

  it('knows how many files there will be', () => {
    const svg = jobOf({ format: 'svg', sheet: 'nUp:a4' }, framed.slice(0, 1));
    expect([svg.copies, countFiles(svg, 'svg')]).toEqual([2, 1]);
    const both = jobOf({ format: 'svg', what: 'code' });
    expect([countFiles(both, 'svg'), countFiles(both, 'pdf')]).toEqual([2, 1]);
  });

  it('keeps sheets, marks and copies out of pictures of dots', () => {
    const job = jobOf({ format: 'png300', sheet: 'nUp:a4', copies: 3, hasCropMarks: true });

    expect(job.imposition).toBeUndefined();
    expect([job.copies, job.hasCropMarks]).toEqual([1, false]);
  });
});

describe('what the dialog opens with', () => {
  const sized = (width_mm: number, height_mm: number): FramedCode[] => [
    { code, document: { ...document, size: { width_mm, height_mm, bleed_mm: 3 } } },
  ];

  it.each([
    ['a card', sized(105, 148), 'nUp:a4', true],
    ['a frame that A4 has room for, without marks', sized(200, 290), 'nUp:a4', false],
    ['A4 itself', sized(210, 297), 'single', false],
    ['a poster', sized(297, 420), 'single', false],
    ['a code alone', [{ code, document: undefined }], 'nUp:a4', true],
  ] as const)('is a PDF on A4: %s', (_, codes, sheet, hasCropMarks) => {
    expect(firstChoices(codes, 'en-US')).toMatchObject({ format: 'pdf', sheet, hasCropMarks });
  });

  it('is the owner’s language, or one that the frame has', () => {
    expect(firstChoices(framed, 'pl-PL').language).toBe('pl-PL');
    expect(firstChoices(framed, 'de').language).toBe('en-US');
    expect(jobOf({ language: 'pl-PL' }).language).toBe('pl-PL');
  });
});

describe('many codes of several places', () => {
  const tables = [
    ['Table 10', 'Hall'],
    ['Table 2', 'Hall'],
    ['Table 1', 'Garden'],
  ].map(([name = '', place = '']) => ({
    code: { ...code, name, location: { name: place }, company: { name: 'Parasol' } },
    document,
  }));

  it.each([
    ['listed', ['Table 10', 'Table 2', 'Table 1']],
    ['name', ['Table 1', 'Table 2', 'Table 10']],
    ['place', ['Table 1', 'Table 2', 'Table 10']],
  ] as const)('are printed in the chosen order: %s', (order, names) => {
    const { pages } = jobOf({ order }, tables);
    expect(pages.map(({ name }) => name)).toEqual(names);
    expect(pages.map(({ values }) => values?.number)).toEqual(['1', '2', '3']);
  });

  it('have captions, names of files and folders of their places', () => {
    const { pages } = jobOf({ order: 'place', fileName: '{number} {place} {code}' }, tables);
    expect(pages.map(({ name, caption, folder }) => [name, caption, folder])).toEqual([
      ['1 Garden Table 1', 'Table 1 · Garden · Parasol', 'Garden'],
      ['2 Hall Table 2', 'Table 2 · Hall · Parasol', 'Hall'],
      ['3 Hall Table 10', 'Table 10 · Hall · Parasol', 'Hall'],
    ]);
    expect(jobOf({ fileName: ' ' }, tables).pages[0]?.name).toBe('Table 10');
    expect(jobOf({}, tables.slice(0, 2)).pages[0]).not.toHaveProperty('folder');
  });

  it('make a PDF for each place', () => {
    const job = jobOf({ format: 'pdf', isPerPlace: true }, tables);
    expect(countFiles(job, 'pdf')).toBe(2);
    expect(jobsByPlace(job).map(([place, { pages }]) => [place, pages.length])).toEqual([
      ['Hall', 2],
      ['Garden', 1],
    ]);
  });

  it('get captions at first where nothing else tells them apart and no page is lost', () => {
    const sized = (height_mm: number, text = 'How was it?') =>
      tables.map((table) => ({
        ...table,
        document: {
          ...document,
          size: { width_mm: 90, height_mm, bleed_mm: 0 },
          content: document.content.map((element) =>
            element.type === 'text' ? { ...element, text } : element,
          ),
        },
      }));
    const first = (codes: FramedCode[]) => firstChoices(codes, 'en-US').hasCaptions;
    expect(first(sized(80))).toBe(true);
    expect(first(sized(80).slice(0, 1))).toBe(false);
    expect(first(sized(80, 'This is {code}.'))).toBe(false);
    // Four of these fill A4.
    expect(first(sized(137))).toBe(false);
  });
});

it('marks drafts and nothing else, once for codes on the same frame', () => {
  const drafts = ['DRAFT', 'PUBLISHED', 'PAUSED', 'DRAFT'].map((state) => ({
    code: { ...code, state },
    document,
  }));
  const marks = (pages: readonly { document: FrameDocument }[]) =>
    pages.map((page) => page.document.content.some(({ id }) => id === 'draft-strip'));
  const { pages } = jobOf({}, drafts);

  expect(marks(pages)).toEqual([true, false, false, true]);
  expect(pages[0]?.document).toBe(pages[3]?.document);
  expect(marks(jobOf({ what: 'code' }, drafts).pages)).toEqual([true, false, false, true]);
});

describe('what keeps a print from being made', () => {
  const sized = (width_mm: number, height_mm: number): FramedCode[] => [
    { code, document: { ...document, size: { width_mm, height_mm, bleed_mm: 3 } } },
  ];

  it.each([
    ['nothing', jobOf({}, [{ code, document: undefined }]), 'pdf', 'nothing'],
    [
      'a frame larger than its sheet',
      jobOf({ format: 'pdf', sheet: 'nUp:a4' }, sized(297, 420)),
      'pdf',
      'tooLargeForSheet',
    ],
    [
      'a poster in too many dots',
      jobOf({ format: 'png600' }, sized(420, 594)),
      'png600',
      'tooManyPixels',
    ],
    ['a poster in fewer', jobOf({ format: 'png300' }, sized(420, 594)), 'png300', undefined],
    ['a card', jobOf({}), 'svg', undefined],
  ] as const)('says so of %s', (_, job, format, issue) => {
    expect(findPrintIssue(job, format)).toBe(issue);
  });

  it('knows how much smaller a label makes a card', () => {
    expect(shareOfSize(jobOf({ format: 'pdf', sheet: 'labels:a4x24' }))).toBeCloseTo(33.9 / 105, 2);
    expect(shareOfSize(jobOf({ format: 'pdf', sheet: 'nUp:a4' }))).toBeUndefined();
    expect(shareOfSize(jobOf({ format: 'receipt58' }), 58)).toBeCloseTo(48 / 105);
    expect(countFiles(jobOf({ format: 'receipt80', what: 'code' }), 'receipt80')).toBe(1);
  });
});
