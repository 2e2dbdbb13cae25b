import type { Row } from './Row.ts';
import { diskFull } from './rows/diskFull.ts';
import { killed } from './rows/killed.ts';
import { serverRestarted } from './rows/serverRestarted.ts';
import { serverStuck } from './rows/serverStuck.ts';
import { steps } from './rows/steps.ts';

/** The rows of the test plan that concern a server, in their order. */
export const rows: readonly Row[] = [killed, steps, serverRestarted, serverStuck, diskFull];
