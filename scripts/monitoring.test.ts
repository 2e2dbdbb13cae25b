import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';
import { parse } from 'yaml';

import { connectPostgres } from '../packages/api/src/database/connect.ts';
import { createMetrics } from '../packages/api/src/metrics/createMetrics.ts';
import { watchDatabase, watchPartitions } from '../packages/api/src/metrics/watchDatabase.ts';
import { watchJournal } from '../packages/api/src/metrics/watchJournal.ts';
import { countReads } from '../packages/api/src/database/replica/openReplica.ts';
import { createStore } from '../packages/api/src/database/store.ts';
import { root } from './run.ts';

const read = (name: string) => readFileSync(`${root}deploy/monitoring/${name}`, 'utf8');

interface Alert {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
}

interface Panel {
  title: string;
  gridPos: { h: number; w: number; x: number; y: number };
  targets?: { expr: string }[];
}

const alerts = (parse(read('alerts.yaml')) as { groups: { rules: Alert[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };

/** Exported metrics of a process, by name, with the labels of each. */
function readTold(): Map<string, readonly string[]> {
  const metrics = createMetrics();
  // Nothing is sent until somebody reads the gauges.
  const nowhere = connectPostgres('postgres://127.0.0.1:1/none');
  watchDatabase(metrics, nowhere);
  watchJournal(metrics, '/nowhere');
  watchPartitions(
    metrics,
    createStore(nowhere.database, () => Promise.resolve()),
  );
  countReads(metrics);
  return new Map(
    metrics.registry.getMetricsAsArray().flatMap((metric) => {
      const { name, labelNames = [] } = metric as unknown as {
        name: string;
        labelNames?: string[];
      };
      const isHistogram = String(metric.type) === 'histogram';
      const names = isHistogram ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
      return names.map((each) => [each, labelNames] as const);
    }),
  );
}

/** Put in by Prometheus itself, or by the parts of a histogram. */
const ofPrometheus = ['instance', 'job', 'le'];

const told = readTold();

/** Unknown names in a query: metrics that are not exported, and labels that none of its metrics has. */
function findUnknown(expr: string): string[] {
  const withoutTexts = expr.replaceAll(/"[^"]*"/g, '""');
  const names = withoutTexts.match(/\b(?:hearback|nodejs|process)_\w+/g) ?? [];
  const labels = [
    ...[...withoutTexts.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*""/g)].map(([, label]) => label ?? ''),
    ...[...withoutTexts.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
      list.split(',').map((label) => label.trim()),
    ),
  ];
  const known = [...ofPrometheus, ...names.flatMap((name) => told.get(name) ?? [])];
  return [
    ...names.filter((name) => !told.has(name)),
    ...labels.filter((label) => !known.includes(label)),
  ];
}

it('would notice a metric and a label that no process tells', () => {
  expect(findUnknown('rate(hearback_http_request_seconds_count{route="/"}[5m])')).toEqual([]);
  expect(findUnknown('sum by (colour) (hearback_requests{shop="a"})')).toEqual([
    'hearback_requests',
    'shop',
    'colour',
  ]);
  expect(findUnknown('hearback_http_request_seconds')).toEqual(['hearback_http_request_seconds']);
});

it('alarms about what processes tell, and says what to do', () => {
  expect(alerts.length).toBeGreaterThan(8);
  for (const { alert, expr, labels, annotations } of alerts) {
    expect([alert, findUnknown(expr)]).toEqual([alert, []]);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\.$/);
    expect(annotations.action).not.toBe('');
  }
});

it('draws what processes tell', () => {
  const questions = panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ title, expr })),
  );

  expect(questions.length).toBeGreaterThan(15);
  for (const { title, expr } of questions) {
    expect([title, findUnknown(expr)]).toEqual([title, []]);
  }
});

it('draws every metric of the product that there is', () => {
  const drawn = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');
  const missing = [...told.keys()].filter(
    (name) => name.startsWith('hearback_') && !/_(bucket|sum)$/.test(name) && !drawn.includes(name),
  );

  // `up` has an alarm instead, and the lag in bytes is for debugging.
  expect(missing).toEqual(['hearback_database_up', 'hearback_database_replica_lag_bytes']);
});

it('lays panels beside each other, none over another', () => {
  const taken = new Set<string>();
  for (const { gridPos } of panels) {
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
        expect(x).toBeLessThan(24);
        expect(taken.has(`${x} ${y}`)).toBe(false);
        taken.add(`${x} ${y}`);
      }
    }
  }
});
