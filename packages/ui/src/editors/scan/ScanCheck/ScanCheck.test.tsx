// @vitest-environment jsdom
import { adviseSize } from '@hearback/print/scan';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { renderUi } from '../../../test/renderUi';
import { everyIssue, reportOf } from '../scanReport.fixtures';
import { ScanCheck } from './ScanCheck';

describe('ScanCheck', () => {
  it.each([
    ['pass', 'Scans'],
    ['warn', 'May not always scan'],
    ['block', 'Would not scan'],
  ] as const)('says the verdict %s in words', (verdict, words) => {
    renderUi(<ScanCheck state="done" report={reportOf(verdict)} />);
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('says which reader could not read which photograph', () => {
    renderUi(<ScanCheck state="done" report={reportOf('warn', [], { dim: 'one' })} />);
    const row = screen.getByRole('row', { name: /In dim light/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Read', 'Not read']);
  });

  it('mends a reason on a click', async () => {
    const fix = vi.fn();
    const { user } = renderUi(
      <ScanCheck state="done" report={reportOf('block', everyIssue)} onFix={fix} />,
    );
    await user.click(screen.getByRole('button', { name: 'Bring the code to the front' }));
    expect(fix).toHaveBeenCalledWith(everyIssue.find(({ code }) => code === 'covered')?.fix);
  });

  it('puts the first fix forward alone, where mending is what its view is for', () => {
    renderUi(
      <ScanCheck state="done" report={reportOf('block', everyIssue)} onFix={vi.fn()} leads />,
    );
    const tones = screen.getAllByRole('button').map(({ className }) => className);
    expect(tones.length).toBeGreaterThan(2);
    expect(new Set(tones.slice(1)).size).toBe(1);
    expect(tones[0]).not.toBe(tones[1]);
  });

  it('keeps the last report while it checks, without its fixes', () => {
    renderUi(<ScanCheck state="checking" report={reportOf('block', everyIssue)} onFix={vi.fn()} />);
    expect(screen.getByRole('status').textContent).toBe('Checking…');
    expect(screen.getByText('The frame has no code.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the element that is in the way', () => {
    renderUi(
      <ScanCheck state="done" report={reportOf('block', everyIssue)} nameOf={() => 'Rectangle'} />,
    );
    expect(screen.getByText('Rectangle: Something lies on the code.')).toBeDefined();
  });

  it('speaks Polish, with the units of the reader', () => {
    renderUi(<ScanCheck state="done" report={reportOf('pass')} />, { language: 'pl-PL' });
    expect(screen.getByRole('status').textContent).toBe('Skanuje się');
    expect(
      screen.getByText(
        'Twój kod ma 55 mm szerokości. Skanuje się go z około 40 cm: co najmniej 33 mm, lepiej 60 mm.',
      ),
    ).toBeDefined();
  });

  it('says how wide the code is, and nothing better where what is safe is enough', () => {
    const advice = { ...adviseSize(29, 'table'), recommendedWidthMm: 30 };
    renderUi(<ScanCheck state="done" report={{ ...reportOf('pass'), advice }} />);
    expect(
      screen.getByText('Your code is 55 mm wide. It is scanned from about 40 cm: at least 33 mm.'),
    ).toBeDefined();
  });

  it('numbers the readers, and names their programs', () => {
    renderUi(<ScanCheck state="done" report={reportOf('warn', [], { dim: 'one' })} />);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Photograph',
      'Reader 1 zxing',
      'Reader 2 jsqr',
    ]);
  });

  it('has one button for two reasons that the same thing mends', async () => {
    const fix = vi.fn();
    const small = everyIssue.filter(({ code }) => code === 'too_small_for_distance');
    const [first] = small;
    const far = {
      ...first,
      code: 'weak_capture' as const,
      severity: 'warn' as const,
      capture: 'far' as const,
    };
    const { user } = renderUi(
      <ScanCheck state="done" report={reportOf('block', [...small, far])} onFix={fix} />,
    );
    expect(screen.getByText('The code is too small for where it is put.')).toBeDefined();
    expect(screen.getByText(/Some phones may not read the code/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Make it larger' }));
    expect(fix).toHaveBeenCalledWith(first?.fix);
  });

  it('offers another try when the check failed', async () => {
    const retry = vi.fn();
    const { user } = renderUi(<ScanCheck state="failed" onRetry={retry} />);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(retry).toHaveBeenCalled();
  });
});
