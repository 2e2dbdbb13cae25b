import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { audit, type Audit, type FormFactor } from './lighthouse/audit.ts';
import { openBrowser } from './lighthouse/browser.ts';
import { startLine } from './lighthouse/line.ts';
import { categories, pages, type Page } from './lighthouse/pages.ts';
import { startProduct, type Product } from './lighthouse/product.ts';
import { median } from './median.ts';

/**
 * `npm run -w lab bench:lighthouse`: what Lighthouse says of the built product's screens, on a desktop and on a
 * phone with nothing cached (screens behind the login as a second visit), with medians of several runs, and beside it
 * of a page of one line, which no page here can surpass. Ends with 1 when a goal is missed.
 * `--runs 5`, `--only login,home`, `--form-factor mobile` say how much; `--details` prints what cost
 * points; `--out` names a folder for the full reports; `--beside <checkout>` measures another checkout's
 * build in turns with this one, so that a noisy machine disturbs both.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    'form-factor': { type: 'string', default: 'desktop,mobile' },
    details: { type: 'boolean', default: false },
    out: { type: 'string' },
    beside: { type: 'string' },
  },
});
const runs = Number(values.runs);
const only = values.only.split(',').filter((name) => name !== '');
const factors = (['desktop', 'mobile'] as const).filter((factor) =>
  values['form-factor'].split(',').includes(factor),
);

interface Contender {
  name: string;
  product: Product;
}

interface Row {
  contender: Contender;
  page: Page;
  factor: FormFactor;
  audits: Audit[];
}

const contenders: Contender[] = [{ name: '', product: await startProduct('.') }];
if (values.beside !== undefined) {
  contenders.push({ name: 'beside', product: await startProduct(values.beside) });
}
const line = await startLine();
const rows: Row[] = factors.flatMap((factor) =>
  [...pages, line.page]
    .filter(({ name }) => only.length === 0 || only.includes(name))
    .flatMap((page) => contenders.map((contender) => ({ contender, page, factor, audits: [] }))),
);

try {
  for (let run = 1; run <= runs; run += 1) {
    for (const { contender, page, factor, audits } of rows) {
      const { product } = contender;
      // A fresh browser per page: leftovers, above all a service worker, would be counted too.
      const browser = await openBrowser();
      await browser.remember(product, page.inside, page.address(product));
      const told = await audit(page.address(product), browser.port, factor);
      await browser.close();
      audits.push(told);
      if (values.out !== undefined) {
        mkdirSync(values.out, { recursive: true });
        const name = [page.name, factor, contender.name, String(run)].filter((part) => part !== '');
        writeFileSync(join(values.out, `${name.join('-')}.html`), told.report);
      }
    }
  }
} finally {
  line.close();
  for (const { product } of contenders) await product.close();
}

const failures: string[] = [];
const columns = ['FCP', 'SI', 'LCP', 'TBT', 'CLS'] as const;
const heads = ['perf', 'a11y', 'best', 'seo', ...columns];
console.log(`${''.padEnd(26)}${heads.map((head) => head.padStart(7)).join('')}`);
for (const { contender, page, factor, audits } of rows) {
  const scores = categories.map((category) => {
    const score = median(audits.map((one) => one.scores[category]));
    const goal = page.goals[category];
    const isMissed = goal !== undefined && !(score >= goal);
    if (isMissed && contender.name === '') {
      failures.push(`${page.name} ${factor} ${category} ${score} of ${goal}`);
    }
    return `${score}${isMissed ? '!' : ' '}`;
  });
  const metrics = columns.map((column) =>
    median(audits.map(({ metrics: all }) => all[column] ?? NaN)).toFixed(column === 'CLS' ? 3 : 0),
  );
  const name = `${page.name} ${factor} ${contender.name}`.padEnd(26);
  console.log(`${name}${[...scores, ...metrics].map((cell) => cell.padStart(7)).join('')}`);
}

const speeds = rows.flatMap(({ audits }) => audits.map(({ benchmarkIndex }) => benchmarkIndex));
console.log(
  `Medians of ${runs}. The machine's benchmarkIndex: ${median(speeds).toFixed(0)} ` +
    `(${Math.min(...speeds).toFixed(0)} to ${Math.max(...speeds).toFixed(0)}).`,
);

if (values.details) {
  for (const { contender, page, factor, audits } of rows) {
    console.log(`\n${page.name} ${factor} ${contender.name}`);
    for (const failure of audits.at(-1)?.failures ?? []) console.log(`  ${failure}`);
  }
}

if (failures.length > 0) {
  console.error(`Below its goal: ${failures.join(', ')}.`);
  process.exitCode = 1;
}
