import type { SubmitDirectly } from '@hearback/api/start';
import pino from 'pino';

import { createSite, type SiteFolders } from '../createSite.ts';
import { readGatewayEnv } from '../env.ts';
import type { CallApi } from '../api/callApi.ts';
import type { Meter, Tracer } from '../telemetry.ts';

const nowhere = '/nowhere';

interface Options {
  settings?: Record<string, string>;
  folders?: Partial<SiteFolders>;
  isApiReady?: () => Promise<boolean>;
  isDraining?: () => boolean;
  /** Omitted: answers are forwarded as all else. */
  submit?: SubmitDirectly;
  meter?: Meter;
  tracer?: Tracer | undefined;
  xsrfKeys?: readonly string[];
}

/** All that is served on the one port, in front of an API of the test's choice. */
export async function createTestProduct(callApi: CallApi, options: Options = {}) {
  const lines: string[] = [];
  const product = await createSite({
    env: readGatewayEnv({
      PUBLIC_ORIGIN: 'https://hearback.example',
      GRAPH_OPERATIONS: 'any',
      ...options.settings,
    }),
    version: '1.2.3',
    callApi,
    isApiReady: options.isApiReady ?? (() => Promise.resolve(true)),
    isDraining: options.isDraining ?? (() => false),
    folders: { client: nowhere, visitor: nowhere, storybook: nowhere, ...options.folders },
    submit: options.submit,
    ...(options.meter && { meter: options.meter }),
    tracer: options.tracer,
    ...(options.xsrfKeys && { xsrfKeys: options.xsrfKeys }),
    logger: pino({ level: 'info' }, { write: (line) => lines.push(line) }),
  });

  const get = (path: string, init: RequestInit = {}, peer = '198.51.100.1') =>
    product(new Request(`https://hearback.example${path}`, init), peer);

  return { get, product, lines };
}
