import type { Row } from './Row.ts';
import { again } from './rows/again.ts';
import { apiAway } from './rows/apiAway.ts';
import { asked } from './rows/asked.ts';
import { clocks } from './rows/clocks.ts';
import { diskFull } from './rows/diskFull.ts';
import { killed } from './rows/killed.ts';
import { mailServers } from './rows/mailServers.ts';
import { lettersKilled } from './rows/lettersKilled.ts';
import { migrationKilled } from './rows/migrationKilled.ts';
import { olderVersion } from './rows/olderVersion.ts';
import { restored } from './rows/restored.ts';
import { rolled } from './rows/rolled.ts';
import { secondProcess } from './rows/secondProcess.ts';
import { serverRestarted } from './rows/serverRestarted.ts';
import { serverStuck } from './rows/serverStuck.ts';
import { steps } from './rows/steps.ts';
import { synced } from './rows/synced.ts';
import { ticks } from './rows/ticks.ts';

/** The rows of the test plan that concern a server, in their order. */
export const rows: readonly Row[] = [
  killed,
  steps,
  secondProcess,
  synced,
  serverRestarted,
  serverStuck,
  diskFull,
  clocks,
  mailServers,
  lettersKilled,
  ticks,
  apiAway,
  asked,
  rolled,
  restored,
  migrationKilled,
  olderVersion,
  again,
];
