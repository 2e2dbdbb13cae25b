import type { Page } from '@playwright/test';

import { expect, test } from './stack/stackTest.ts';

/** Most that may move on a screen, in the measure of the Layout Instability API, all shifts added. */
const mostShift = 0.02;
/** Lowest start of the first row of a list on a phone, in px. */
const lowestFirstRow = 260;

const screens = [
  '/',
  '/companies/',
  '/locations/',
  '/creator',
  '/creator/?wizard=1',
  '/creator/forms/',
  '/creator/frames/',
  '/creator/codes/',
  '/creator/editor/forms/new/',
  '/creator/editor/frames/new/',
  '/creator/editor/codes/new/',
  '/feedback/',
  '/notifications/',
  '/recently-deleted/',
  '/stats/',
  '/stats/?tab=locations-codes',
  '/stats/report/',
  '/stats/experiments/',
  '/account/',
  '/account/?tab=security',
  '/account-setup/',
  '/faq/?tab=codes&article=publish-a-code',
  '/app/',
];

/** Lists, whose first row is what people come for. */
const lists = [
  '/companies/',
  '/locations/',
  '/creator/forms/',
  '/creator/frames/',
  '/creator/codes/',
  '/feedback/',
  '/notifications/',
];

/** Dialogs, by the button or link that opens them. */
const dialogs: readonly (readonly [path: string, opens: string])[] = [
  ['/locations/', 'Add location'],
  ['/creator/frames/', 'New frame'],
  ['/creator/forms/', 'New form'],
];

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Watched {
  shifts: { value: number; isPressed: boolean; moved: string }[];
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    // A page is unseen until the shell knows its notices, for 1.5 s at most: a busy machine takes longer, and
    // then shows what a slow server does.
    const patient = new CSSStyleSheet();
    patient.replaceSync('[data-settling="true"] { animation-delay: 60s !important }');
    document.adoptedStyleSheets.push(patient);
    const shifts: Watched['shifts'] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 90) : '(text)';
          return `${name} ${previousRect.y}+${previousRect.height} → ${currentRect.y}+${currentRect.height}`;
        });
        shifts.push({
          value: entry.value,
          isPressed: entry.hadRecentInput,
          moved: moved.join('\n    '),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until data and fonts are there and two frames are drawn. */
async function rest(page: Page) {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('[aria-busy=true]') === null &&
      document.fonts.status === 'loaded',
  );
  await page.waitForTimeout(250);
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifts);

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`at ${width} px nothing moves after it is drawn, and rows begin high`, async ({
    sample,
    openAs,
  }) => {
    const viewport = { width, height };
    const context = await openAs(sample.owner, { origin: sample.origin, viewport });
    const page = await context.newPage();
    await watchShifts(page);
    const complaints: string[] = [];

    const judge = (name: string, shifts: Watched['shifts']) => {
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum <= mostShift) return;
      const moved = shifts.map((shift) => `  ${shift.value.toFixed(3)}\n    ${shift.moved}`);
      complaints.push([`${name} moves by ${sum.toFixed(3)}`, ...moved].join('\n'));
    };

    for (const path of screens) {
      await page.goto(sample.origin + path);
      await rest(page);
      judge(
        path,
        (await shiftsOf(page)).filter(({ isPressed }) => !isPressed),
      );
      if (!lists.includes(path)) continue;
      const row = page.getByRole('main').locator('[role=row]:has([role=rowheader]), li').first();
      const y = (await row.boundingBox())?.y ?? NaN;
      if (width === 390 && !(y <= lowestFirstRow))
        complaints.push(`${path}: the first row begins at ${y}`);
    }

    for (const [path, opens] of dialogs) {
      await page.goto(sample.origin + path);
      await rest(page);
      const before = (await shiftsOf(page)).length;
      await page
        .getByRole('main')
        .getByRole('button', { name: opens })
        .or(page.getByRole('main').getByRole('link', { name: opens }))
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await rest(page);
      // With those of the press itself: a dialog lies over the page, and moves nothing of it.
      judge(`${path} ${opens}`, (await shiftsOf(page)).slice(before));
    }
    expect(complaints.join('\n')).toBe('');
  });
}
