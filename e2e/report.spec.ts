import { execFileSync } from 'node:child_process';

import { publishCode } from './stack/code.ts';
import { createOwner } from './stack/owner.ts';
import { expect, test } from './stack/stackTest.ts';

/** As many letters as a quote has room for, in words that are long in any type. */
const longWords =
  'Przepyszne żółtka, ćwikła i gęś były świeże, ale czekaliśmy czterdzieści minut. ';

const answers = [
  { rating: 10, comment: `Wspaniale! ${longWords.repeat(2)}` },
  { rating: 2, comment: `Okropne, zimne i niemiłe. ${longWords.repeat(2)}` },
  { rating: 7, comment: longWords.repeat(3) },
  ...Array.from({ length: 9 }, () => ({ rating: 4, comment: '' })),
];

const sheets = [
  {
    language: 'en-US',
    print: 'Print or save as PDF',
    says: ['Monthly report', 'What changed', 'What was resolved', 'What visitors said'],
    // Of ten low ratings two are resolved.
    open: '8 ratings of 1 to 6 are still open',
    resolved: '2 answers were resolved',
  },
  {
    language: 'pl-PL',
    print: 'Drukuj lub zapisz jako PDF',
    says: ['Raport miesięczny', 'Co się zmieniło', 'Co rozwiązano', 'Co powiedzieli goście'],
    open: '8 ocen od 1 do 6 wciąż czeka',
    resolved: 'Załatwiono 2 sprawy',
  },
];

test('the report of a month is one printed page in both languages', async ({ stack, openAs }) => {
  const owner = await createOwner(stack);
  const { slug } = await publishCode(owner);
  for (const answer of answers) {
    const sent = await fetch(`${stack.origin}/api/survey/${slug}/submit/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: crypto.randomUUID(), ...answer }),
    });
    expect(sent.status).toBe(201);
  }
  const { results } = await owner.ask<{ results: { id: string }[] }>(
    'GET',
    '/feedback/?rating_max=4&page_size=2',
  );
  await owner.ask('POST', '/feedback/bulk_update/', {
    ids: results.map(({ id }) => id),
    status: 'resolved',
  });

  const page = await (await openAs(owner)).newPage();
  for (const { language, print, says, open, resolved } of sheets) {
    await page.goto(`${stack.origin}/login/`);
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    // The month that is not over: it has answers.
    const month = new Date().toISOString().slice(0, 7);
    await page.goto(`${stack.origin}/stats/report/?month=${month}`);
    await expect(page.getByRole('article')).toContainText(open);
    await expect(page.getByRole('button', { name: print })).toBeEnabled();

    const path = test.info().outputPath(`report-${language}.pdf`);
    await page.pdf({ path, preferCSSPageSize: true, printBackground: true });

    const facts = execFileSync('pdfinfo', [path], { encoding: 'utf8' });
    expect(facts).toMatch(/Pages:\s+1\n/);
    expect(facts).toMatch(/Page size:.*\(A4\)/);
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
    for (const words of [...says, resolved]) expect(text).toContain(words);
    // Content outside the sheet is not printed; the last element of the sheet is.
    expect(text).not.toContain(print);
    expect(text.trimEnd()).toMatch(/Hearback|95/);

    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article');
    expect(await sheet.evaluate((it) => it.scrollHeight <= it.clientHeight)).toBe(true);
    await page.emulateMedia({ media: null });
  }
});
