// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { ConversionFunnel, type ConversionFunnelProps } from './ConversionFunnel';

const usual: ConversionFunnelProps = {
  title: 'Do people finish?',
  scans: 200,
  submissions: 50,
  notSubmitted: 150,
  conversion: { value: 0.25, low: 0.195, high: 0.314, n: 200 },
};

const barOf = (page: HTMLElement, step: string) =>
  page.querySelector<HTMLElement>(`[data-step="${step}"]`)?.style.width;

it('compares the answers with the scans', () => {
  const { page } = renderUi(<ConversionFunnel {...usual} />);

  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '200',
    '50',
    '150',
    '25%',
  ]);
  expect([barOf(page, 'scans'), barOf(page, 'submissions')]).toEqual(['100%', '25%']);
  expect(screen.getByText('likely 20% to 31%')).toBeDefined();
});

it('never shows more than all, when answers came without a scan', () => {
  const { page } = renderUi(
    <ConversionFunnel
      {...usual}
      scans={40}
      submissions={50}
      notSubmitted={0}
      conversion={{ value: 1.25, low: 0.9, high: 1, n: 40 }}
    />,
  );

  expect(screen.getAllByText('100%').length).toBeGreaterThan(0);
  expect(screen.queryByText('125%')).toBeNull();
  expect([barOf(page, 'scans'), barOf(page, 'submissions')]).toEqual(['80%', '100%']);
});

it('gives no bounds while it is too early to tell', () => {
  renderUi(<ConversionFunnel {...usual} conversion={{ ...usual.conversion, n: 4 }} />);

  expect(screen.getByText('Too early to tell')).toBeDefined();
  expect(screen.queryByText(/^likely/)).toBeNull();
});

it('is empty only where nobody scanned and nobody answered', () => {
  const nothing = { value: null, low: null, high: null, n: 0 };
  const { leave } = renderUi(
    <ConversionFunnel {...usual} scans={0} submissions={1} notSubmitted={0} conversion={nothing} />,
  );
  expect(screen.queryByText('No data available yet')).toBeNull();
  leave();

  renderUi(
    <ConversionFunnel {...usual} scans={0} submissions={0} notSubmitted={0} conversion={nothing} />,
  );
  expect(screen.getByText('No data available yet')).toBeDefined();
});
