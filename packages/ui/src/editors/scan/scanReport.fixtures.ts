import {
  adviseSize,
  type CaptureName,
  type ScanIssue,
  type ScanReport,
} from '@hearback/print/scan';

const captures: readonly CaptureName[] = [
  'near',
  'arm',
  'far',
  'dim',
  'tilted',
  'copied',
  'blurred',
];

/** A report in which these captures are read by one reader only, or by none. */
export const reportOf = (
  verdict: ScanReport['verdict'],
  issues: readonly ScanIssue[] = [],
  lost: Partial<Record<CaptureName, 'one' | 'all'>> = {},
): ScanReport => ({
  verdict,
  issues,
  captures: captures.map((name) => ({
    name,
    decoders: { zxing: lost[name] !== 'all', jsqr: lost[name] === undefined },
  })),
  moduleMm: 1.486,
  readingDistanceMm: 400,
  advice: adviseSize(29, 'table'),
});

const place = { kind: 'place', x_mm: 20, y_mm: 40, width_mm: 45, toFront: false } as const;

/** Every reason there is, with the fix it usually has. */
export const everyIssue: readonly ScanIssue[] = [
  { code: 'no_code', severity: 'block' },
  { code: 'wrong_payload', severity: 'block', fix: { kind: 'remove', elementId: 'photo' } },
  { code: 'inverted', severity: 'block', fix: { kind: 'style', style: { color: '#000000' } } },
  { code: 'contrast', severity: 'block', fix: { kind: 'style', style: { color: '#000000' } } },
  { code: 'level_low_for_logo', severity: 'block', fix: { kind: 'style', style: { level: 'H' } } },
  { code: 'too_small_for_distance', severity: 'block', elementId: 'code', fix: place },
  { code: 'outside', severity: 'block', elementId: 'code', fix: place },
  {
    code: 'covered',
    severity: 'block',
    elementId: 'patch',
    fix: { ...place, toFront: true },
  },
  { code: 'quiet_zone', severity: 'warn', elementId: 'patch', fix: place },
  {
    code: 'weak_capture',
    severity: 'warn',
    capture: 'dim',
    fix: { kind: 'style', style: { module_shape: undefined } },
  },
];
