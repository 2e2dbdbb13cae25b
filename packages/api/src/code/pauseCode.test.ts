import { expect, it } from 'vitest';

import { resumeCode } from './pauseCode.ts';

type Tools = Parameters<typeof resumeCode>[0];

it('keeps others from changing a code before it looks at it, until it is open', async () => {
  const done: string[] = [];
  const note = (name: string, answer?: unknown) => () => {
    done.push(name);
    return Promise.resolve(answer);
  };
  const codes = {
    lock: note('lock'),
    find: note('find', { state: 'paused' }),
    setState: note('open', true),
  };
  const resume = resumeCode({
    transact: (work: (inside: object) => Promise<unknown>) =>
      work({ codes, webhookDeliveries: { tell: note('told') } }),
    scanGate: {
      judge: () =>
        Promise.resolve({ report: { verdict: 'pass', issues: [] }, isStill: note('proof', true) }),
    },
    now: () => new Date(),
  } as unknown as Tools);
  await resume('account', 'code');

  expect(done).toEqual(['lock', 'find', 'lock', 'find', 'proof', 'open', 'told']);
});
