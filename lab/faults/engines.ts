import type { Report } from './report.ts';
import type { Means } from './Row.ts';
import { openShop, type Shop } from './shop.ts';

type Work = (shop: Shop, report: Report, engine: 'PostgreSQL' | 'embedded') => Promise<void>;

/** Opens a shop for as long as the work takes. */
export async function withShop(
  server: string | undefined,
  work: (shop: Shop) => Promise<void>,
): Promise<void> {
  const shop = await openShop({ server });
  try {
    await work(shop);
  } finally {
    await shop.remove();
  }
}

/** Does the same on either engine, one after the other. */
export async function onBoth({ cluster }: Means, report: Report, work: Work): Promise<void> {
  for (const engine of ['PostgreSQL', 'embedded'] as const) {
    report.say(`— ${engine}`);
    const server = engine === 'PostgreSQL' ? cluster.url : undefined;
    await withShop(server, (shop) => work(shop, report, engine));
  }
}
