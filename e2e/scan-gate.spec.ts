import { publishCode, type Code } from './stack/code.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

interface Frame {
  id: string;
}

/** A check takes a third of a second, on a machine that has nothing else to do. */
const patiently = { timeout: 60_000 };
const size = { width_mm: 105, height_mm: 148, bleed_mm: 3 };
const patch = { id: 'patch', type: 'shape', x_mm: 30, y_mm: 60, width_mm: 30, height_mm: 8 };
const code = { id: 'code', type: 'code', x_mm: 40, y_mm: 60, width_mm: 15 };

test('a code that would not scan is held back, says why, and is mended on a click', async ({
  stack,
  openAs,
}) => {
  const owner = await createOwner(stack);
  const open = await owner.ask<Code & { form: string; site: string }>(
    'GET',
    `/code/${(await publishCode(owner)).id}/`,
  );
  const frame = await owner.ask<Frame>('POST', '/frame/', {
    name: 'Za mały kod',
    size,
    content: [{ ...code, color: '#0a4d43' }, patch],
  });
  const small = await owner.ask<Code>('POST', '/code/', {
    name: 'Stolik 7',
    site: open.site,
    form: open.form,
    frame: frame.id,
  });

  await test.step('not even the API publishes it, nor puts it on a code that is open', async () => {
    const body = { override_warnings: true };
    await expect(owner.ask('POST', `/code/${small.id}/publish/`, body)).rejects.toThrow(
      /409.*scan_blocked.*too_small_for_distance/,
    );
    await expect(owner.ask('PATCH', `/code/${open.id}/`, { frame: frame.id })).rejects.toThrow(
      /409.*scan_blocked/,
    );
  });

  const page = await (await openAs(owner)).newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).origin));

  await test.step('its frame says so while it is drawn, and a click takes the patch’s place', async () => {
    await page.goto(`${stack.origin}/creator/editor/frames/${frame.id}/`);
    await expect(page.getByText('Would not scan')).toBeVisible(patiently);
    await expect(page.getByText('Something lies on the code.')).toBeVisible();
    await page
      .getByRole('button', { name: /Move to a free place|Bring the code to the front/ })
      .click();
    await expect(page.getByText('Something lies on the code.')).toBeHidden(patiently);
    await page.getByRole('button', { name: 'Save frame' }).click();
  });

  await test.step('publishing is refused with the reason, mended there, and works', async () => {
    await page.goto(`${stack.origin}/creator/editor/codes/${small.id}/`);
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'This code would not scan' });
    await expect(dialog.getByText('The code is too small for where it is put.')).toBeVisible(
      patiently,
    );
    await dialog.getByRole('button', { name: 'Make it larger' }).click();
    await expect(dialog.getByText('Scans', { exact: true })).toBeVisible(patiently);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('QR code will be emailed')).toBeVisible(patiently);
  });

  // Fonts, rasteriser and decoders come from the product itself.
  expect(new Set(requests)).toEqual(new Set([stack.origin]));
});
