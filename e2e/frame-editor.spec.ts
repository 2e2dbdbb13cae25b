import type { FrameDocument, FrameElement } from '@hearback/schema/documents';
import type { Page } from '@playwright/test';

import { violationsOf } from './stack/accessibility.ts';
import { createOwner, type Owner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

interface Frame extends FrameDocument {
  id: string;
}

const square = (id: string, x_mm: number, y_mm: number, fill: string) => ({
  type: 'shape',
  id,
  x_mm,
  y_mm,
  width_mm: 14,
  height_mm: 14,
  fill,
});

const addFrame = (owner: Owner) =>
  owner.ask<Frame>('POST', '/frame/', {
    name: 'Karta na stolik',
    size: { width_mm: 105, height_mm: 148, bleed_mm: 3 },
    content: [
      square('red', 10, 12, '#b3261e'),
      square('green', 40.4, 18, '#0a6b5d'),
      square('blue', 80, 26, '#22467f'),
      { type: 'code', id: 'code', x_mm: 25, y_mm: 60, width_mm: 55 },
    ],
  });

test.describe.configure({ timeout: 180_000 });

test('a frame is built with keys and mouse, and is there again', async ({ stack, openAs }) => {
  const owner = await createOwner(stack);
  const frame = await addFrame(owner);
  const context = await openAs(owner);
  const page = await context.newPage();
  await page.goto(`${stack.origin}/creator/editor/frames/${frame.id}/`);
  const stage = page.getByRole('region', { name: 'Preview' });
  const onStage = (name: string) => stage.getByRole('button', { name, exact: true });
  await expect(onStage('QR code')).toBeVisible({ timeout: 30_000 });

  /** The frame as the server has it, once it has been saved. */
  const expectStored = (check: (elements: Map<string, FrameElement>) => void) =>
    expect(async () => {
      const { content } = await owner.ask<Frame>('GET', `/frame/${frame.id}/`);
      check(new Map(content.map((element) => [element.id, element])));
    }).toPass({ timeout: 20_000 });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });

  await test.step('several are chosen with a rectangle, aligned and grouped', async () => {
    const [red, blue] = await Promise.all([boxOf(page, 'red'), boxOf(page, 'blue')]);
    await page.mouse.move(red.x - 10, red.y - 8);
    await page.mouse.down();
    await page.mouse.move(blue.x + 4, blue.y + 4, { steps: 4 });
    await page.mouse.up();
    await expect(heading('3 elements')).toBeVisible();
    await page.getByRole('button', { name: 'Align upper edges' }).click();
    await page.getByRole('button', { name: 'Equal distances across' }).click();
    await page.getByRole('button', { name: 'Group', exact: true }).click();
    await expectStored((elements) => {
      expect(elements.get('blue')).toMatchObject({ y_mm: 12, group_id: 'group' });
      expect(elements.get('green')).toMatchObject({ x_mm: 45, y_mm: 12, group_id: 'group' });
    });
  });

  await test.step('a group is dragged as one, and snaps', async () => {
    const red = await boxOf(page, 'red');
    await page.keyboard.press('Escape');
    await page.mouse.move(red.x + red.width / 2, red.y + red.height / 2);
    await page.mouse.down();
    await page.mouse.move(red.x + red.width / 2, red.y + red.height / 2 + 40, { steps: 6 });
    await page.mouse.up();
    await expectStored((elements) => {
      const [one, other] = [elements.get('red'), elements.get('blue')];
      expect(one?.y_mm).toBeGreaterThan(14);
      expect(other?.y_mm).toBe(one?.y_mm);
    });
  });

  await test.step('the code is turned by keys and back by undo and redo', async () => {
    await onStage('QR code').click();
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Redo: Turn QR code' })).toBeEnabled();
    await page.keyboard.press('Control+Shift+z');
    await expectStored((elements) =>
      expect(elements.get('code')).toMatchObject({ rotation_deg: 15 }),
    );
  });

  await test.step('a square is copied and pasted beside itself, and resized by its corner', async () => {
    await page
      .getByRole('list', { name: 'Elements, bottom to top' })
      .getByText('Rectangle 3')
      .click();
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    await expect(onStage('Rectangle 4')).toBeVisible();
    const corner = await page.locator('[data-handle="se"]').boundingBox();
    if (!corner) throw new Error('The copy has no corner.');
    await page.keyboard.down('Control');
    await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
    await page.mouse.down();
    await page.mouse.move(corner.x + 30, corner.y + 30, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Control');
    await expectStored((elements) => expect(elements.get('shape')?.width_mm).toBeGreaterThan(16));
  });

  await test.step('everybody can use it, and all of it is there again', async () => {
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await expect(onStage('Rectangle 4')).toBeVisible({ timeout: 30_000 });
    await onStage('Rectangle, in a group').click();
    await expect(heading('3 elements')).toBeVisible();
  });
});

/** Bounding box of an element on the screen. */
async function boxOf(page: Page, id: string) {
  const box = await page.locator(`[data-editor-place="stage"] [data-part="${id}"]`).boundingBox();
  if (!box) throw new Error(`There is no ${id} on the sheet.`);
  return box;
}
