import { chromium } from 'playwright';

import { travelled } from '../../e2e/stack/travelled.ts';
import { findChromium } from '../../scripts/machine/chromium.ts';
import { median } from './median.ts';
import { startPeers } from './visitor/peers.ts';
import type { RatingControl } from './visitor/probe.ts';
import { startProduct } from './visitor/product.ts';
import { measureServing } from './visitor/serve.ts';
import { startStaticPage } from './visitor/staticPage.ts';
import { visit, type Visit } from './visitor/visit.ts';

/**
 * The visitor page, served by the built product, beside three forms of the same four fields that
 * other packages draw and beside a static file of the same weight: bytes, requests, paints, and
 * when a rating first takes a tap, on Lighthouse's "Slow 4G" with an empty cache. They take turns; medians count.
 * Ends with 1 when a limit is passed. `--quick` is one round.
 */
const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 1 : Number(process.env['BENCH_ROUNDS'] ?? 7);
const seconds = isQuick ? 1 : Number(process.env['BENCH_SECONDS'] ?? 5);
const limits = { bytes: 8_192, requests: 1, ofStatic: 1.15, ofPeer: 0.45, ofFile: 0.8 };

interface Contender {
  name: string;
  url: string;
  control: RatingControl;
}

const plain: RatingControl = { input: (rating) => `input[name=rating][value="${rating}"]` };

const product = await startProduct();
const others = await startPeers();
const flat = await startStaticPage((await travelled(product.url)).body.length);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});

const ours: Contender = { name: 'the visitor page', url: product.url, control: plain };
const file: Contender = { name: 'a static file as large', url: flat.url, control: plain };
const all: readonly Contender[] = [ours, file, ...others.peers];
const visits = new Map<Contender, Visit[]>(all.map((each) => [each, []]));
try {
  // The first visit warms the servers, not the browser: each has an empty cache.
  for (let round = 0; round <= rounds; round += 1) {
    for (const each of all) {
      const seen = await visit(browser, { ...each, start: flat.emptyUrl });
      if (round > 0) visits.get(each)?.push(seen);
    }
  }
} finally {
  await browser.close();
  await others.close();
  await flat.close();
  await product.close();
}

const medianOf = (each: Contender, key: keyof Visit) =>
  median((visits.get(each) ?? []).map((seen) => seen[key]));

for (const each of all) {
  const told = (key: keyof Visit, width: number) => {
    const value = medianOf(each, key);
    // An element that fades in from nothing is never the largest contentful paint.
    return (Number.isNaN(value) ? '–' : value.toFixed(0)).padStart(width);
  };
  console.log(
    `${each.name.padEnd(44)} ${(medianOf(each, 'bytes') / 1024).toFixed(1).padStart(6)} KB, ` +
      `${told('requests', 2)} requests, FCP ${told('fcp', 5)} ms, LCP ${told('lcp', 5)} ms, ` +
      `rating taken ${told('tapped', 5)} ms`,
  );
}

const failures: string[] = [];
const check = (what: string, value: number, limit: number) => {
  console.log(`${what}: ${value.toFixed(2)} (limit ${limit})`);
  if (!(value <= limit)) failures.push(what);
};
check('bytes', medianOf(ours, 'bytes'), limits.bytes);
check('requests', medianOf(ours, 'requests'), limits.requests);
for (const [key, name] of [
  ['fcp', 'first paint'],
  ['tapped', 'rating taken'],
] as const) {
  const own = medianOf(ours, key);
  const fastest = Math.min(...others.peers.map((peer) => medianOf(peer, key)));
  check(`${name} ÷ static file`, own / medianOf(file, key), limits.ofStatic);
  check(`${name} ÷ fastest peer`, own / fastest, limits.ofPeer);
  // Overhead of browser and network for any page: the lower bound.
  console.log(`  a static file ÷ fastest peer: ${(medianOf(file, key) / fastest).toFixed(2)}`);
}

const served = await measureServing(seconds, isQuick ? 1 : 3);
const ofFile = served.page / served.file;
for (const [name, key] of [
  ['a file of the same bytes', 'file'],
  ['the page from memory', 'page'],
  ['the page, its scan counted', 'pageWithScan'],
] as const) {
  console.log(
    `${name}: ${served[key].toFixed(0)} requests/s, ${served.microseconds[key].toFixed(0)} µs of the processor each`,
  );
}
console.log(`requests/s ÷ those of a file: ${ofFile.toFixed(2)} (at least ${limits.ofFile})`);
if (!(ofFile >= limits.ofFile)) failures.push('requests per second ÷ those of a file');

if (failures.length > 0) {
  console.error(`Beyond its limit: ${failures.join(', ')}.`);
  process.exitCode = 1;
}
