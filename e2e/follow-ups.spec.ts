import { violationsOf } from './stack/accessibility.ts';
import { publishCode, type Code } from './stack/code.ts';
import { createOwner, type Owner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';
import { travelled } from './stack/travelled.ts';
import { send, thanks } from './stack/visitor.ts';

interface Answers {
  results: { rating: number; comment: string; answers: Record<string, { value: unknown }> }[];
}

const low = { field: 'rating', test: 'at_most', value: 6 };
const fieldsWith = (paging?: 'one') => [
  { type: 'rating', label: 'How was it?' },
  { type: 'comment', label: 'What went wrong?', required: true, show_when: low },
  { type: 'yes_no', id: 'again', label: 'Again?' },
  {
    type: 'short_text',
    id: 'why',
    label: 'Why not?',
    show_when: { field: 'again', test: 'is', value: 'false' },
  },
  { type: 'navigation', label: 'Send', ...(paging && { paging }) },
];

let owner: Owner;
let whole: Code;
let paged: Code;

test.beforeAll(async ({ stack }) => {
  owner = await createOwner(stack);
  whole = await publishCode(owner, { fields: fieldsWith() });
  paged = await publishCode(owner, { fields: fieldsWith('one') });
});
const answersOf = async (code: Code) =>
  (await owner.ask<Answers>('GET', `/feedback/?code=${code.id}`)).results;

test.use({ viewport: { width: 390, height: 844 } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without one', () => {
    test.use({ javaScriptEnabled });

    test('a follow-up appears in its place, is required there alone, and is not kept once hidden', async ({
      page,
    }) => {
      const more = page.getByLabel('What went wrong?');
      await page.goto(whole.short_url);
      await expect(more).toBeHidden();
      await page.locator('input[name=rating][value="9"]').press('Space');
      await expect(more).toBeHidden();
      await page.locator('input[name=rating][value="3"]').press('Space');
      await expect(more).toBeVisible();
      if (javaScriptEnabled) {
        await expect(page.locator('[data-announced][role=status]')).toHaveText(
          /^What went wrong\?/,
        );
        await expect(more).toHaveAttribute('aria-required', 'true');
        expect(await violationsOf(page)).toEqual([]);
      }
      await send(page).click();
      await expect(page.getByText('This field is required.')).toBeVisible();
      await more.fill('Cold soup.');
      // An answer given in less is taken for a program's.
      await page.waitForTimeout(1_700);
      await page.getByText('No', { exact: true }).click();
      await page.getByLabel('Why not?').fill('Too far.');
      await page.getByText('Yes', { exact: true }).click();
      await expect(page.getByLabel('Why not?')).toBeHidden();
      await send(page).click();
      await expect(thanks(page)).toBeVisible();

      const [answer] = await answersOf(whole);
      expect(answer).toMatchObject({ rating: 3, comment: 'Cold soup.' });
      expect(Object.keys(answer?.answers ?? {})).toEqual(['again']);
    });

    test('questions come one at a time where a script turns the pages', async ({ page }) => {
      await page.goto(paged.short_url);
      const progress = page.locator('[data-progress]');
      const next = page.getByRole('button', { name: 'Next' });
      const legend = (text: string) => page.getByRole('group', { name: text });
      if (!javaScriptEnabled) {
        await expect(progress).toBeHidden();
        await expect(next).toBeHidden();
        await expect(legend('Again?')).toBeVisible();
        await page.locator('input[name=rating][value="9"]').press('Space');
        await send(page).click();
        await expect(thanks(page)).toBeVisible();
        return;
      }
      await expect(progress).toHaveText('Question 1 of 2');
      await expect(legend('Again?')).toBeHidden();
      expect(await violationsOf(page)).toEqual([]);
      // Arrow keys choose and stay; Enter goes on.
      await page.locator('input[name=rating][value="3"]').press('Space');
      await expect(progress).toHaveText('Question 1 of 3');
      await page.keyboard.press('Enter');
      await expect(progress).toHaveText('Question 2 of 3');
      await expect(page.locator('label:focus')).toHaveText(/What went wrong/);
      await next.click();
      await expect(page.getByText('This field is required.')).toBeVisible();
      await page.getByLabel('What went wrong?').fill('Noise.');
      await next.click();
      await expect(page.locator('legend:focus')).toHaveText('Again?');
      await expect(send(page)).toBeVisible();
      // A tap leads on by itself, to the follow-up that it brings.
      await page.getByText('No', { exact: true }).click();
      await expect(progress).toHaveText('Question 4 of 4');
      await page.getByLabel('Why not?').fill('Too loud.');
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page.getByLabel('What went wrong?')).toHaveValue('Noise.');
      await next.click();
      await next.click();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(thanks(page)).toBeVisible();
      expect((await answersOf(paged))[0]).toMatchObject({
        rating: 3,
        comment: 'Noise.',
        answers: { again: { value: false }, why: { value: 'Too loud.' } },
      });
    });
  });
}

test('a tap on a star leads on, and not once its visitor came back', async ({ page }) => {
  await page.goto(paged.short_url);
  await page.locator('label:has([name=rating])').nth(8).click();
  await expect(page.locator('[data-progress]')).toHaveText('Question 2 of 2');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.locator('label:has([name=rating])').nth(7).click();
  await page.waitForTimeout(600);
  await expect(page.locator('[data-progress]')).toHaveText('Question 1 of 2');
});

test('all questions are shown where their pages cannot be turned', async ({ page }) => {
  await page.route('**/visitor-*.js*', (route) => route.abort());
  await page.goto(paged.short_url);
  await expect(page.getByRole('group', { name: 'Again?' })).toBeHidden();
  await page.locator('input[name=rating][value="9"]').press('Space');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('group', { name: 'Again?' })).toBeVisible();
  await expect(send(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
});

test('the script that turns pages travels with such forms alone, in one request', async ({
  page,
}) => {
  const [one, all] = [await travelled(paged.short_url), await travelled(whole.short_url)];
  console.log(`one at a time: ${one.body.length} bytes, all at once: ${all.body.length}, brotli`);
  expect(one.body.length).toBeLessThanOrEqual(8_192);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(paged.short_url, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([paged.short_url]);
  await page.goto(whole.short_url);
  expect(await page.locator('[data-steps]').count()).toBe(0);
});
