import type { Page } from '@playwright/test';

import { violationsOf } from './stack/accessibility.ts';
import { publishCode, type Code } from './stack/code.ts';
import { createOwner, type Owner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';
import { travelled } from './stack/travelled.ts';
import { fillIn, send, thanks } from './stack/visitor.ts';

interface Answers {
  results: { comment: string; answers: Record<string, { value: unknown }> }[];
}

/** A form with every type of question besides those of the specification. */
const fields = [
  { type: 'rating', label: 'How was it?' },
  { type: 'reasons', id: 'why' },
  { type: 'comment', label: 'Tell us more' },
  { type: 'yes_no', id: 'again', label: 'Again?' },
  {
    type: 'choice',
    id: 'drinks',
    label: 'What did you drink?',
    several: true,
    other: true,
    required: true,
    shuffled: true,
    options: [
      { id: 'tea', label: 'Tea' },
      { id: 'coffee', label: 'Coffee' },
    ],
  },
  ...['stars', 'smileys', 'thumbs', 'recommend', 'seven'].map((kind) => ({
    type: 'scale',
    id: kind,
    kind,
  })),
  { type: 'section', label: 'And now' },
  { type: 'short_text', id: 'table', label: 'Which table?' },
  { type: 'number', id: 'guests', label: 'How many guests?', min: 1, max: 20 },
  { type: 'date', id: 'day', label: 'Which day?' },
  { type: 'phone', id: 'phone', label: 'Your phone' },
  { type: 'consent', id: 'quote', label: 'Quote me.', required: true },
  { type: 'navigation', label: 'Send' },
];

let owner: Owner;
let code: Code;

test.beforeAll(async ({ stack }) => {
  owner = await createOwner(stack);
  code = await publishCode(owner, { fields });
});

const answersTo = async (comment: string) => {
  const { results } = await owner.ask<Answers>('GET', `/feedback/?code=${code.id}`);
  return results
    .filter((answer) => answer.comment === comment)
    .map(({ answers }) =>
      Object.fromEntries(Object.entries(answers).map(([id, { value }]) => [id, value])),
    );
};

const field = (page: Page, id: string) => page.locator(`[data-field=${id}]`);

/** Answers every question, and chooses reasons twice, since the star changes. */
async function answerAll(page: Page, comment: string) {
  await expect(field(page, 'why').getByRole('checkbox')).toHaveCount(0);
  await page.locator('input[name=rating][value="2"]').press('Space');
  await field(page, 'why').getByRole('checkbox', { name: 'Noise' }).check();
  await fillIn(page, comment);
  await expect(field(page, 'why').getByRole('checkbox', { name: 'Noise' })).toHaveCount(0);
  await field(page, 'why').getByRole('checkbox', { name: 'Atmosphere' }).check();
  await field(page, 'again').getByText('Yes').click();
  await field(page, 'drinks').getByText('Coffee').click();
  await field(page, 'drinks').getByText('Something else').click();
  await field(page, 'drinks').getByRole('textbox').fill('Kvass');
  await field(page, 'stars').getByRole('radio', { name: '4 of 5' }).press('Space');
  await field(page, 'smileys').getByRole('radio', { name: '5 of 5, Great' }).check();
  await field(page, 'thumbs').getByRole('radio', { name: 'No' }).check();
  await field(page, 'recommend').getByRole('radio', { name: '10 of 10' }).check();
  await field(page, 'seven').getByRole('radio', { name: '3 of 7' }).check();
  await page.getByLabel('Which table?').fill('4');
  await page.getByLabel('How many guests?').fill('2');
  await page.getByLabel('Which day?').fill('2026-11-26');
  await page.getByLabel('Your phone').fill('+48 600 700 800');
}

const kept = {
  why: { chosen: ['place'], band: 'high' },
  again: true,
  drinks: { chosen: ['coffee', 'other'], other: 'Kvass' },
  stars: 4,
  smileys: 5,
  thumbs: 0,
  recommend: 10,
  seven: 3,
  table: '4',
  guests: 2,
  day: '2026-11-26',
  phone: '+48 600 700 800',
  quote: { agreed: true, text: 'Quote me.', language: 'en-US' },
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without one', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('every question is answered, and what is missing is said beside it', async ({ page }) => {
      const comment = `All of it, ${javaScriptEnabled}.`;
      await page.goto(code.short_url);
      const orderOf = () =>
        field(page, 'drinks')
          .getByRole('checkbox')
          .evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
      const order = await orderOf();
      expect(order.at(-1)).toBe('other');
      await answerAll(page, comment);
      await page.getByLabel('How many guests?').fill('21');

      await send(page).click();

      for (const [id, sentence] of [
        ['guests', 'This answer is not possible.'],
        ['quote', 'This field is required.'],
      ] as const) {
        await expect(field(page, id).getByText(sentence)).toBeVisible();
      }
      // The page that the server draws again is the same in all that was chosen.
      expect(await orderOf()).toEqual(order);
      await page.getByLabel('How many guests?').fill('2');
      await field(page, 'quote').getByText('Quote me.').click();
      await send(page).click();
      await expect(thanks(page)).toBeVisible();
      expect(await answersTo(comment)).toEqual([kept]);
    });
  });
}

test('the page is one request, without faults of accessibility, and keeps what is chosen', async ({
  page,
}) => {
  const { body } = await travelled(code.short_url);
  console.log(`page with every question: ${body.length} bytes, brotli`);
  expect(body.length).toBeLessThanOrEqual(10_240);
  await page.goto(code.short_url);
  expect(await violationsOf(page)).toEqual([]);
  await answerAll(page, 'Kept.');
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(field(page, 'drinks').getByRole('checkbox', { name: 'Coffee' })).toBeChecked();
  await expect(field(page, 'drinks').getByRole('textbox')).toHaveValue('Kvass');
  await expect(field(page, 'recommend').getByRole('radio', { name: /^10 of 10/ })).toBeChecked();
});
