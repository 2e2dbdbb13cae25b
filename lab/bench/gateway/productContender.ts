import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readSettings } from '../../../packages/api/src/env.ts';
import { startApi } from '../../../packages/api/src/start.ts';
import type { CallApi } from '../../../packages/gateway/src/api/callApi.ts';
import { apolloListener } from './apolloListener.ts';
import { ourListener } from './ourListener.ts';

/**
 * The API with the sample café on the embedded database in a process of its own, behind the gateway
 * and behind Apollo Server. Sends their ports and the login, and its CPU time on request.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'hearback-bench-gateway-'));
const api = await startApi(
  readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '0' }),
);
const callApi: CallApi = (request) => api.fetch(request, { trusted: true });
const base = 'http://api.test';

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

process.on('message', () => {
  const { user, system } = process.threadCpuUsage();
  process.send?.({ workedUs: user + system });
});
process.on('disconnect', () => {
  void api.close().finally(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit();
  });
});
process.send?.({
  ports: {
    gateway: await listen(ourListener(callApi, base, true)),
    '@apollo/server': await listen(await apolloListener(callApi, base)),
  },
  printed: api.announcements.join('\n'),
});
