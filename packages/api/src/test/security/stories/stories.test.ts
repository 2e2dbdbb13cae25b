import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createTestApi, type TestApi } from '../../createTestApi.ts';
import { stepKinds, type Step } from './model.ts';
import { tellStory, type Look } from './tellStory.ts';

/** `npm run -w lab security -- --all` tells 500 stories of 40 steps. */
const [count, length] = process.env['SECURITY_ALL'] ? [500, 40] : [2, 20];

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...stepKinds),
  at: fc.nat(50),
  other: fc.nat(50),
});

/** A story begins with something to do things to. */
const opening = (
  ['addCompany', 'addLocation', 'addForm', 'addCode', 'publishCode', 'answer'] as const
).map((kind) => ({ kind, at: 0, other: 0 }));
const anyStory = fc
  .array(anyStep, { minLength: length - opening.length, maxLength: length - opening.length })
  .map((steps) => [...opening, ...steps]);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** What an account looks like after each step, as told by an API. */
async function looksOf(teller: TestApi, steps: readonly Step[]): Promise<Look[]> {
  const looks: Look[] = [];
  for await (const told of tellStory(teller, await teller.addPerson('teller'), steps)) {
    looks.push(told.api);
  }
  return looks;
}

describe('any order of adding, linking, opening, answering, removing and taking back', () => {
  it(
    `leaves what a model of a hundred lines says, after each step of ${count} stories`,
    async () => {
      const done = new Set<string>();
      await fc.assert(
        fc.asyncProperty(anyStory, async (steps) => {
          for await (const told of tellStory(api, await api.addPerson('teller'), steps)) {
            done.add(told.step.kind);
            expect({ step: told.step, ...told.api }).toEqual({ step: told.step, ...told.model });
          }
        }),
        { numRuns: count, seed: 20_261_122, endOnFailure: true },
      );
      expect(done.size).toBeGreaterThan(6);
    },
    Math.max(120_000, count * 20_000),
  );

  it('is told apart from a model that forgets what a removal takes along', async () => {
    const removal: Step = { kind: 'removeLocation', at: 0, other: 0 };
    const told = tellStory(api, await api.addPerson('teller'), [...opening, removal]);
    let before: unknown;
    for await (const { step, api: look } of told) {
      if (step === removal) expect(look).not.toEqual(before);
      before = look;
    }
    expect(before).toMatchObject({ locations: [], codes: [], answers: 0 });
    expect(before).toMatchObject({ figures: { submissions: 0, average: null, byCode: [] } });
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('both databases', () => {
  it('tell the same story', async () => {
    vi.stubEnv('TEST_DATABASE_URL', '');
    const embedded = await createTestApi();
    vi.unstubAllEnvs();
    const stories = fc.sample(anyStory, { numRuns: Math.min(count, 20), seed: 20_261_123 });
    for (const steps of stories) {
      expect(await looksOf(embedded, steps)).toEqual(await looksOf(api, steps));
    }
    await embedded.close();
  });
});
