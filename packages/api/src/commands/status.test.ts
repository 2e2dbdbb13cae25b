import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { openOperatorRoom } from '../test/openOperatorRoom.ts';
import { runCommandLine } from './runCommandLine.ts';

let room: Awaited<ReturnType<typeof openOperatorRoom>>;
beforeAll(async () => {
  room = await openOperatorRoom();
});
afterAll(() => room.close());

it('names segments of the journal that are damaged, and ends with 1 for them', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearback-status-'));
  const tools = { ...room.tools, settings: { ...room.tools.settings, dataDir } };
  const show = () => runCommandLine(['status', 'show'], () => Promise.resolve(tools));
  const { out, code } = await show();
  expect(out).toMatch(/journal +0 damaged segments/);
  expect(out).toMatch(/messages to webhooks +0 due, 0 to be tried again/);
  expect(code).toBe(0);

  const damaged = join(dataDir, 'journal', '0000000001.damaged');
  await mkdir(join(dataDir, 'journal'));
  await writeFile(damaged, 'not whole');
  const told = await show();
  expect(told.out).toMatch(new RegExp(`${damaged} +9 `));
  expect(told.code).toBe(1);
  await rm(dataDir, { recursive: true });
});
