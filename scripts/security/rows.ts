import { graphRows } from './rows/graph.ts';
import { injectionRows } from './rows/injection.ts';
import { isolationRows } from './rows/isolation.ts';
import { limitRows } from './rows/limits.ts';
import { orderRows } from './rows/orders.ts';
import { sessionRows } from './rows/sessions.ts';
import { traceRows } from './rows/traces.ts';
import { wireRows } from './rows/wire.ts';
import type { Row } from './rows/Row.ts';

/** The test plan. docs/security.md shows it; `npm run test:security` runs it. */
export const rows: readonly Row[] = [
  ...sessionRows,
  ...isolationRows,
  ...injectionRows,
  ...graphRows,
  ...wireRows,
  ...limitRows,
  ...orderRows,
  ...traceRows,
];
