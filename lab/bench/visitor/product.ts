import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { publishCode } from '../../../e2e/stack/code.ts';
import { folderMailbox } from '../../../e2e/stack/letters.ts';
import { createOwner } from '../../../e2e/stack/owner.ts';
import { startProcess } from '../../../e2e/stack/process.ts';
import { freePort } from '../../../scripts/machine/freePort.ts';

/** The built product, whole, on its embedded database, with one published code. */
export async function startProduct() {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearback-bench-visitor-'));
  const port = String(await freePort());
  const running = await startProcess('packages/gateway/src/main.ts', ['--no-sample'], {
    PORT: port,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '0',
  });
  const owner = await createOwner({ ...running, mailbox: folderMailbox(dataDir) });
  const { short_url: url } = await publishCode(owner);

  return {
    url,
    close: async () => {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
