import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
} from '@playwright/test';

import { freePort } from '../../scripts/machine/freePort.ts';
import { folderMailbox, smtpMailbox, type Mailbox } from './letters.ts';
import { createOwner, sampleOwner, type Owner } from './owner.ts';
import { copyDatabase, fillDataDir, makeDatabase } from './prepareData.ts';
import { startProcess } from './process.ts';
import { remembered } from './storage.ts';

export interface StackOptions {
  /**
   * `embedded`: one process, nothing beside it. `postgres`: the same process on PostgreSQL. `servers`: PostgreSQL, SMTP
   * and a separate API. `balanced`: what `npm run -w lab balancer` has started.
   */
  parts: 'embedded' | 'postgres' | 'servers' | 'balanced';
}

export interface Stack {
  origin: string;
  mailbox: Mailbox;
  /** Output of the product's processes. */
  printed: () => string;
}

const gateway = 'packages/gateway/src/main.ts';

/** Seconds an access token lives in these tests: short, so that a journey can outlive it. */
export const accessSeconds = 10;

const settings = { LOG_LEVEL: 'info', ACCESS_TTL: String(accessSeconds), RATE_LIMIT_FACTOR: '0' };

/** Fills a folder, and a database where PostgreSQL is to be used. Answers the settings that lead there. */
async function prepare(parts: StackOptions['parts'], dataDir: string, kind: 'empty' | 'sample') {
  fillDataDir(dataDir, kind);
  return {
    DATA_DIR: dataDir,
    ...(parts === 'postgres' && { DATABASE_URL: await copyDatabase(dataDir, kind) }),
  };
}

const startAlone = (parts: 'embedded' | 'postgres') => async (dataDir: string) => {
  const data = await prepare(parts, dataDir, 'empty');
  const port = String(await freePort());
  const running = await startProcess(gateway, ['--no-sample'], {
    ...settings,
    ...data,
    PORT: port,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  });
  return {
    stack: { ...running, mailbox: folderMailbox(dataDir) },
    stop: running.stop,
  };
};

async function startServers(dataDir: string) {
  const database = await makeDatabase(basename(dataDir));
  const mailbox = await smtpMailbox();
  const origin = `http://127.0.0.1:${await freePort()}`;
  const common = {
    ...settings,
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: '127.0.0.1',
  };
  const api = await startProcess('packages/api/src/main.ts', ['--no-sample'], {
    ...common,
    DATABASE_URL: database,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Hearback <hello@hearback.test>',
  });
  const front = await startProcess(gateway, ['--no-sample'], {
    ...common,
    PORT: new URL(origin).port,
    API_URL: api.origin,
  });
  return {
    stack: { origin, mailbox, printed: () => api.printed() + front.printed() },
    stop: async () => {
      await front.stop();
      await api.stop();
      await mailbox.close();
    },
  };
}

/** The product of several processes that all workers share, and that stays when they are done. */
const balanced = () => ({
  stack: {
    origin: process.env['BALANCED_ORIGIN'] ?? '',
    mailbox: folderMailbox(process.env['BALANCED_LETTERS'] ?? ''),
    printed: () => '',
  },
  stop: () => Promise.resolve(),
});

const starts = {
  embedded: startAlone('embedded'),
  postgres: startAlone('postgres'),
  servers: startServers,
  balanced,
};

interface OpenOptions extends BrowserContextOptions {
  /** Origin of the person's account. Omitted: the stack's own address. */
  origin?: string;
  /** Further entries for the local storage. */
  stored?: Record<string, string>;
}

interface Fixtures {
  /** Content that the browser blocked as a script. Entries that remain at the end fail the test. */
  refused: string[];
  /** A browser of its own in which a person is logged in, remembered. */
  openAs: (person: Owner, options?: OpenOptions) => Promise<BrowserContext>;
}

interface WorkerFixtures extends StackOptions {
  stack: Stack;
  /** A person with an empty account, for tests that only read. */
  owner: Owner;
  /** The product as its very first start leaves it: with the sample café and its owner. */
  sample: { origin: string; owner: Owner };
}

/** Notes what the policy of a page keeps from running. */
const watch = (context: BrowserContext, refused: string[]) =>
  context.on('console', (message) => {
    if (/Trusted ?(Types|HTML|Script)|directive: "(script|worker)-src/i.test(message.text())) {
      refused.push(message.text());
    }
  });

/** A mailbox whose refusals end with what the product's processes printed last. */
const explained = ({ mailbox, printed }: Stack): Mailbox => ({
  ...mailbox,
  letterTo: (address, subject) =>
    mailbox.letterTo(address, subject).catch((error: Error) => {
      const last = printed().split('\n').slice(-60).join('\n');
      throw new Error(`${error.message}\nThe product printed last:\n${last}`);
    }),
});

/** A test that has the whole product running beside it, one for all tests of a file. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  parts: ['embedded', { option: true, scope: 'worker' }],
  stack: [
    async ({ parts }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'hearback-e2e-'));
      const { stack, stop } = await starts[parts](dataDir);
      await use({ ...stack, mailbox: explained(stack) });
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sample: [
    async ({ parts }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'hearback-e2e-sample-'));
      const data = await prepare(parts, dataDir, 'sample');
      const running = await startProcess(gateway, [], { ...settings, ...data });
      const printed = () => readFileSync(join(dataDir, 'first-start.txt'), 'utf8');
      await use({ origin: running.origin, owner: sampleOwner({ ...running, printed }) });
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  owner: [async ({ stack }, use) => use(await createOwner(stack)), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here.
  refused: async ({}, use) => {
    const refused: string[] = [];
    await use(refused);
    expect(refused).toEqual([]);
  },
  context: async ({ context, refused }, use) => {
    watch(context, refused);
    await use(context);
  },
  openAs: async ({ browser, stack, refused }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person, { origin = stack.origin, stored = {}, ...options } = {}) => {
      const storageState = remembered(origin, await person.logIn(), stored);
      const context = await browser.newContext({ storageState, ...options });
      watch(context, refused);
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
