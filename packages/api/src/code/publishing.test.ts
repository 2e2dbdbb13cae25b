import type { ScanReport } from '@hearback/print/scan';
import { expect, it, vi } from 'vitest';

import type { Store } from '../database/store.ts';
import { webhookDeliveriesSql } from '../webhook/webhookDeliveries.sql.ts';
import { codesSql, type StoredCode } from './codes.sql.ts';
import { createPublishing } from './publishing.ts';

type Tools = Parameters<typeof createPublishing>[0];

it('keeps others from changing a code before it looks at it, until it is open', async () => {
  const done: string[] = [];
  const note =
    <Answer>(name: string, answer: Answer) =>
    () => {
      done.push(name);
      return Promise.resolve(answer);
    };
  const paused: Partial<StoredCode> = { state: 'paused' };
  const spies = [
    vi.spyOn(codesSql, 'lock').mockImplementation(note('lock', undefined)),
    vi.spyOn(codesSql, 'find').mockImplementation(note('find', paused as StoredCode)),
    vi.spyOn(codesSql, 'setState').mockImplementation(note('open', true)),
    vi.spyOn(webhookDeliveriesSql, 'tell').mockImplementation(note('told', [])),
  ];
  const pass = { verdict: 'pass' } as ScanReport;
  const publishing = createPublishing({
    transact: (work) => work({} as Store),
    scanGate: {
      judge: () => Promise.resolve({ report: pass, isStill: note('proof', true) }),
    },
    now: () => new Date(),
  } as Partial<Tools> as Tools);
  await publishing.resume('account', 'code');
  for (const spy of spies) spy.mockRestore();

  expect(done).toEqual(['lock', 'find', 'lock', 'find', 'proof', 'open', 'told']);
});
