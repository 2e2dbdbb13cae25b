// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { ConversionFunnel, type ConversionFunnelProps } from './ConversionFunnel';

const usual: ConversionFunnelProps = {
  title: 'Do people finish?',
  scans: 200,
  started: 80,
  submissions: 50,
  notSubmitted: 150,
  conversion: { value: 0.25, low: 0.195, high: 0.314, n: 200 },
};

const barOf = (page: HTMLElement, step: string) =>
  page.querySelector<HTMLElement>(`[data-step="${step}"]`)?.style.width;

it('says of each step how many came, which part of the scans, and how many were lost', () => {
  const { page } = renderUi(<ConversionFunnel {...usual} />);

  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'StepCountShare of scansLost on the way',
    'Scans200100%',
    'Started8040%120 (60%)',
    'Submissions5025%30 (38%)',
    'Not submitted15075%',
  ]);
  expect(['scans', 'started', 'submissions'].map((step) => barOf(page, step))).toEqual([
    '100%',
    '40%',
    '25%',
  ]);
  expect(screen.getByText('likely 20% to 31%, from 200 scans')).toBeDefined();
});

it('never shows more than all, when answers came without a scan', () => {
  const { page } = renderUi(
    <ConversionFunnel
      {...usual}
      scans={40}
      started={40}
      submissions={50}
      notSubmitted={0}
      conversion={{ value: 1.25, low: 0.9, high: 1, n: 40 }}
    />,
  );

  expect(screen.getAllByText('100% of scans')).toHaveLength(2);
  expect(page.textContent).not.toContain('125%');
  expect(page.textContent).not.toContain('did not');
  expect([barOf(page, 'scans'), barOf(page, 'submissions')]).toEqual(['80%', '100%']);
});

it('gives no bounds while it is too early to tell', () => {
  renderUi(<ConversionFunnel {...usual} conversion={{ ...usual.conversion, n: 4 }} />);

  expect(screen.getByText(/Too early to tell/)).toBeDefined();
  expect(screen.queryByText(/^likely/)).toBeNull();
});

it('is empty only where nobody scanned and nobody answered', () => {
  const nothing = { value: null, low: null, high: null, n: 0 };
  const { leave } = renderUi(
    <ConversionFunnel
      {...usual}
      scans={0}
      started={0}
      submissions={1}
      notSubmitted={0}
      conversion={nothing}
    />,
  );
  expect(screen.queryByText('No data available yet')).toBeNull();
  leave();

  renderUi(
    <ConversionFunnel
      {...usual}
      scans={0}
      started={0}
      submissions={0}
      notSubmitted={0}
      conversion={nothing}
    />,
  );
  expect(screen.getByText('No data available yet')).toBeDefined();
});
