import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../scripts/machine/freePort.ts';
import { folderMailbox } from './stack/letters.ts';
import { createOwner } from './stack/owner.ts';
import { fillDataDir } from './stack/prepareData.ts';
import { startProcess } from './stack/process.ts';
import { expect, test } from './stack/stackTest.ts';

test('after ten wrong passwords the browser works a moment, and its person is in', async ({
  page,
  parts,
}) => {
  test.skip(parts === 'balanced', 'It starts a product of its own.');
  const dataDir = mkdtempSync(join(tmpdir(), 'hearback-proof-'));
  fillDataDir(dataDir, 'empty');
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const running = await startProcess('packages/gateway/src/main.ts', ['--no-sample'], {
    PORT: port,
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
  });
  try {
    const owner = await createOwner({ ...running, mailbox: folderMailbox(dataDir) });
    const login = (password: string) =>
      page.request.post(`${origin}/api/user/login/`, { data: { email: owner.email, password } });
    for (let count = 0; count < 10; count += 1) expect((await login('wrong')).status()).toBe(401);
    const refused = await login(owner.password);
    expect(refused.status()).toBe(429);
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);

    await page.setViewportSize({ width: 390, height: 844 });
    // The work may be done within a few milliseconds, so the words are noted as they appear.
    await page.addInitScript(() => {
      const note = () => {
        const isSaid = document.documentElement.textContent.includes(
          'One moment. After several tries',
        );
        if (isSaid) sessionStorage.setItem('isSaid', 'yes');
      };
      new MutationObserver(note).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${origin}/login/`);
    await page.getByRole('textbox', { name: 'Email' }).fill(owner.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).not.toHaveURL(/login/);
    expect(await page.evaluate(() => sessionStorage.getItem('isSaid'))).toBe('yes');
  } finally {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
