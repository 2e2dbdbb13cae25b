import { describe, expect, it } from 'vitest';

import { logoImage } from '../../frames/frame.fixtures.ts';
import { applyFix } from '../applyFix.ts';
import { codeOf } from '../codeOf.ts';
import { makeDesigns, plainArt } from '../designs.fixtures.ts';
import type { ScanArt } from '../ScanReport.ts';
import { findScanIssues } from './findScanIssues.ts';

const found = (art: ScanArt) =>
  findScanIssues(art).map(({ code, severity }) => `${severity} ${code}`);

const box = (x_mm: number, y_mm: number, width_mm: number, height_mm = width_mm) => ({
  type: 'shape',
  x_mm,
  y_mm,
  width_mm,
  height_mm,
});

describe('findScanIssues', () => {
  it('finds nothing in an ordinary card', () => {
    expect(findScanIssues(plainArt())).toEqual([]);
  });

  it.each([
    ['light modules on a dark ground', { color: '#ffffff', background_color: '#000000' }],
    ['pale modules on a deep colour', { color: '#fff3d6', background_color: '#14387f' }],
  ])('blocks %s as inverted', (_, code) => {
    expect(found(plainArt({ code }))).toEqual(['block inverted']);
  });

  it.each([
    ['block', { color: '#dcdcdc' }],
    ['block', { background_color: '#9a9a9a' }],
    ['block', { eye_color: '#dddddd' }],
    ['warn', { background_color: '#b8b8b8' }],
    ['warn', { background_color: '#ffffff80' }],
  ])('answers faint colours with a %s', (severity, code) => {
    expect(found(plainArt({ code }))).toEqual([`${severity} contrast`]);
  });

  it('takes clear paper for white paper, whatever color it would have', () => {
    const { document, ...rest } = plainArt({ code: { background_color: '#ffffff00' } });
    const onClear = { ...rest, document: { ...document, background_color: '#00000000' } };
    expect(found(onClear)).toEqual(['warn contrast']);
  });

  it.each([
    ['table', 22, ['block']],
    ['table', 28, ['warn']],
    ['table', 36, []],
    ['hand', 22, []],
    ['wall', 55, ['block']],
    ['wall', 75, ['warn']],
    ['street', 90, ['block']],
  ])('judges a code on a %s of %s mm by its distance', (placement, width_mm, severities) => {
    const issues = findScanIssues(plainArt({ size: { placement }, code: { x_mm: 2, width_mm } }));
    expect(issues.filter(({ code }) => code === 'too_small_for_distance')).toEqual(
      severities.map((severity) => expect.objectContaining({ severity })),
    );
  });

  it('blocks a code that runs over the cut, and warns of one that a cut could touch', () => {
    expect(found(plainArt({ code: { x_mm: -1 } }))).toEqual(['block outside']);
    expect(found(plainArt({ code: { x_mm: 0.5 } }))).toEqual(['warn outside']);
  });

  it('knows round sheets and the hole of a hanger', () => {
    const round = { width_mm: 70, height_mm: 70, cut: 'round', placement: 'hand' };
    const hanger = { width_mm: 90, height_mm: 230, cut: 'hanger' };
    expect(found(plainArt({ size: round, code: { x_mm: 7.5, y_mm: 7.5, width_mm: 55 } }))).toEqual([
      'block outside',
    ]);
    expect(found(plainArt({ size: round, code: { x_mm: 13, y_mm: 13, width_mm: 44 } }))).toEqual(
      [],
    );
    expect(found(plainArt({ size: hanger, code: { x_mm: 17, y_mm: 30 } }))).toEqual([
      'block outside',
    ]);
    expect(found(plainArt({ size: hanger, code: { x_mm: 17, y_mm: 90 } }))).toEqual([]);
  });

  it('blocks what lies on the code, and knows which element it is', () => {
    const [issue] = findScanIssues(plainArt({ above: [{ id: 'patch', ...box(40, 60, 8) }] }));
    expect(issue).toMatchObject({ code: 'covered', severity: 'block', elementId: 'patch' });
  });

  it.each([
    ['a line around the code', { ...box(24, 45, 57), fill: null, line_color: '#000000' }],
    ['a turned shape whose corner stays clear', { ...box(12, 30, 14), rotation_deg: 45 }],
    ['a shape that cannot be seen', { ...box(40, 60, 8), fill: '#ff000000' }],
    ['a logo without a picture', { ...box(40, 60, 8), type: 'logo', image: null }],
    [
      'the empty end of a line of text',
      { type: 'text', text: 'Hi', x_mm: 2, y_mm: 60, width_mm: 60, align: 'start' },
    ],
  ])('lets %s be', (_, element) => {
    expect(found(plainArt({ above: [element] }))).toEqual([]);
  });

  it('guards the quiet zone: four modules, of which a printer may take a part of one', () => {
    const { moduleMm } = codeOf(plainArt()) ?? { moduleMm: 0 };
    const reaching = (modules: number) =>
      found(plainArt({ above: [box(10, 46, 15 + modules * moduleMm, 55)] }));
    expect(reaching(0)).toEqual([]);
    expect(reaching(0.5)).toEqual(['warn quiet_zone']);
    expect(reaching(2)).toEqual(['block quiet_zone']);
    expect(reaching(4.5)).toEqual(['block covered']);
  });

  it('takes a small picture in the middle for a logo, which needs the reserve of a high level', () => {
    const logo = { ...box(45.5, 66.5, 14), type: 'image', image: { ...logoImage, height: 96 } };
    const at = (level: 'L' | 'H') => found(plainArt({ code: { level }, above: [logo] }));
    expect(at('L')).toEqual(['block level_low_for_logo']);
    expect(at('H')).toEqual([]);
  });

  it('gives a frame without a code one', () => {
    const { document, ...rest } = plainArt();
    const art = { ...rest, document: { ...document, content: [] } };
    const [issue] = findScanIssues(art);
    expect(issue).toMatchObject({ code: 'no_code', severity: 'block' });
    expect(issue?.fix && found(applyFix(art, issue.fix))).toEqual([]);
  });

  it('changes the code’s own style where it has one, and leaves the frame as it is', () => {
    const art: ScanArt = {
      ...plainArt(),
      codeStyle: { color: '#ffffff', background_color: '#000000', level: 'Q' },
    };
    const [issue] = findScanIssues(art);
    const fixed = issue?.fix && applyFix(art, issue.fix);
    expect(fixed?.document).toBe(art.document);
    expect(fixed?.codeStyle).toEqual({ color: '#000000', background_color: '#ffffff', level: 'Q' });
  });
});

// A busy machine needs its time.
describe('applyFix', { timeout: 180_000 }, () => {
  it('removes the issue it belongs to, in every design', () => {
    const issues = makeDesigns(210).flatMap(({ art }) =>
      findScanIssues(art).flatMap((issue) => (issue.fix ? [{ art, issue, fix: issue.fix }] : [])),
    );
    expect(new Set(issues.map(({ issue }) => issue.code)).size).toBeGreaterThanOrEqual(7);

    const left = issues.filter(({ art, issue, fix }) =>
      findScanIssues(applyFix(art, fix)).some(
        ({ code, severity, elementId }) =>
          code === issue.code && severity === issue.severity && elementId === issue.elementId,
      ),
    );
    expect(left.map(({ art, issue }) => `${art.document.name}: ${issue.code}`)).toEqual([]);
  });

  it('has a fix for nearly every issue', () => {
    const issues = makeDesigns(210).flatMap(({ art }) => findScanIssues(art));
    const without = issues.filter(({ fix }) => !fix);
    expect(without.length / issues.length).toBeLessThan(0.05);
  });

  it('is done in a moment with many long texts on the code', () => {
    const above = Array.from({ length: 118 }, (_, index) => ({
      id: `words-${index}`,
      type: 'text',
      text: 'ab\u1ea5\u6f22 cd '.repeat(120),
      x_mm: 5,
      y_mm: 5,
      width_mm: 95,
      height_mm: 60,
      font_size_pt: 9,
    }));
    // Not what other programs take of the processor meanwhile.
    const start = process.cpuUsage();
    const issues = findScanIssues(plainArt({ above }));

    expect(issues).toHaveLength(above.length);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(4_000);
  });
});
