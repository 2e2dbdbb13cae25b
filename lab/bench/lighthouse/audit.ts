import lighthouse, { desktopConfig } from 'lighthouse';

import { categories, type Category } from './pages.ts';

export type FormFactor = 'desktop' | 'mobile';

/** Result of one Lighthouse run on one page. */
export interface Audit {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Milliseconds, as simulated; layout shift is a share of the screen. */
  metrics: Record<string, number>;
  /** Audits that cost points, with their findings. */
  failures: readonly string[];
  /** Lighthouse's estimate of this machine's speed; a laptop has about 1,500. */
  benchmarkIndex: number;
  report: string;
}

const metricNames = {
  FCP: 'first-contentful-paint',
  SI: 'speed-index',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** First items of an audit's details, as JSON. */
const toldDetails = (details: unknown): string => {
  const { items = [] } = (details ?? {}) as { items?: readonly unknown[] };
  return Array.isArray(items)
    ? items
        .slice(0, 3)
        .map((item) => JSON.stringify(item).slice(0, 400))
        .join('\n      ')
    : '';
};

/** Opens a page in the browser at that port as a first visit and judges it. */
export async function audit(url: string, port: number, formFactor: FormFactor): Promise<Audit> {
  const result = await lighthouse(
    url,
    {
      port,
      output: 'html',
      logLevel: 'error',
      onlyCategories: [...categories],
      // Local storage is not among them: that is where the session lies.
      clearStorageTypes: [
        'file_systems',
        'shader_cache',
        'service_workers',
        'cache_storage',
        'indexeddb',
      ],
    },
    formFactor === 'desktop' ? desktopConfig : undefined,
  );
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { lhr, report } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  if (lhr.finalDisplayedUrl !== url) {
    throw new Error(`${url} led to ${lhr.finalDisplayedUrl}, so another page was measured.`);
  }

  const scoreOf = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const counted = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  const failures = counted.flatMap((id) => {
    const found = lhr.audits[id];
    if (!found || found.score === null || found.score >= 0.9) return [];
    const told = toldDetails(found.details);
    return [`${id}: ${found.displayValue ?? found.title}${told && `\n      ${told}`}`];
  });

  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    metrics: Object.fromEntries(
      Object.entries(metricNames).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? NaN]),
    ),
    failures,
    benchmarkIndex: lhr.environment.benchmarkIndex,
    report: [report].flat()[0] ?? '',
  };
}
