import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { makeWorkspace, readAnswer } from '../test/workspace.ts';
import { PostponedError } from '../workers/PostponedError.ts';

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  // So that one check is all there is.
  api = await createTestApi({ rateLimitFactor: 0.001 });
});
afterAll(() => api.close());

it('checks for one account only so often, and for others nonetheless', async () => {
  owner = await api.addPerson('eager');
  const { code } = await makeWorkspace(api, owner);
  const as = api.as(owner);
  const publish = () => as.post(`/code/${code.id}/publish/`, {});
  await readAnswer(publish());
  // What was checked before costs nothing.
  await readAnswer(publish());

  const changed = await as.patch(`/code/${code.id}/`, { style: { color: '#0a4d43' } });
  expect(changed.status).toBe(429);
  expect(Number(changed.headers.get('Retry-After'))).toBeGreaterThan(0);

  const other = await api.addPerson('other');
  const { code: theirs } = await makeWorkspace(api, other);
  await readAnswer(api.as(other).post(`/code/${theirs.id}/publish/`, {}));
});

it('says when to ask again where there is no thread for the check', async () => {
  owner = await api.addPerson('late');
  const { code } = await makeWorkspace(api, owner);
  vi.spyOn(api.tools.workers, 'run').mockRejectedValueOnce(new PostponedError('Too much waits.'));
  const response = await api.as(owner).post(`/code/${code.id}/publish/`, {});

  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
});

it('does not go on with art that the check does not get through', async () => {
  const patient = await createTestApi({ rateLimitFactor: 0.1 });
  const person = await patient.addPerson('heavy');
  const { code } = await makeWorkspace(patient, person);
  const publish = () => patient.as(person).post(`/code/${code.id}/publish/`, {});
  const run = vi.spyOn(patient.tools.workers, 'run').mockRejectedValue(new Error('took too long'));
  const statuses = [await publish(), await publish(), await publish()].map(({ status }) => status);
  expect(statuses).toEqual([503, 503, 429]);
  expect(run).toHaveBeenCalledTimes(2);
  await patient.close();
});
