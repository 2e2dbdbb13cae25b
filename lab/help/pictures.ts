import type { Locator, Page } from 'playwright';

import type { PictureName } from '../../packages/app/src/features/help/pictureNames.ts';

/** Context of a picture: the page, and a function that returns a catalog message in its language. */
export interface Camera {
  page: Page;
  say: (id: string) => string;
}

/** Objects of the sample that some screens show. */
export interface Sample {
  form: string;
  frame: string;
  code: string;
  slug: string;
}

export interface Picture {
  path: (sample: Sample) => string;
  /** CSS pixels of the window. */
  window?: { width: number; height: number };
  /** The server's own page, without the app: it is there once it is loaded. */
  isPlain?: true;
  /** Brings the screen to what is shown. */
  prepare?: (camera: Camera) => Promise<void>;
  /** The part that an article is about; the whole screen beside the sidebar unless it says so. */
  part?: (camera: Camera) => Locator;
  /** Height of the visible part, from its top, in CSS pixels. */
  height?: number;
}

const wide = { width: 1280, height: 860 };

/** A dialog that a button of the screen opens. */
const dialogOf = (path: string, button: string): Picture => ({
  path: () => path,
  prepare: ({ page, say }) =>
    page
      .getByRole('button', { name: say(button) })
      .first()
      .click(),
  part: ({ page }) => page.getByRole('dialog'),
});

/** A chart by its title. */
const chartOf = (tab: string, title: string): Picture => ({
  path: () => `/stats/?tab=${tab}`,
  part: ({ page, say }) => page.getByRole('region', { name: say(title) }),
});

/** A list, once its rows are there. */
const listOf = (path: string, height: number): Picture => ({
  path: () => path,
  // A gallery has a list, a table rows.
  prepare: ({ page }) =>
    page.getByRole('rowheader').or(page.getByRole('main').getByRole('listitem')).first().waitFor(),
  height,
});

const screen = (path: string, height?: number): Picture => ({
  path: () => path,
  ...(height === undefined ? {} : { height }),
});

/** The scan check starts once the editor is rendered. */
const verdictThere = ({ page }: Camera) =>
  page
    .getByText(/^(Scans|Skanuje się)$/)
    .first()
    .waitFor();

/** Pictures of the Help Center, taken of the sample café. */
export const pictures: Record<PictureName, Picture> = {
  home: screen('/', 640),
  'companies-list': listOf('/companies/', 460),
  'add-company': dialogOf('/companies/', 'companies.add'),
  'locations-list': listOf('/locations/', 520),
  'add-location': dialogOf('/locations/', 'locations.add'),
  'forms-list': listOf('/creator/forms/', 520),
  'form-editor': {
    path: ({ form }) => `/creator/editor/forms/${form}/?step=editor`,
    window: wide,
    height: 720,
  },
  'form-step-publish': {
    path: ({ form }) => `/creator/editor/forms/${form}/?step=publish`,
    window: wide,
    height: 640,
  },
  'frames-list': listOf('/creator/frames/', 560),
  'frame-editor': {
    path: ({ frame }) => `/creator/editor/frames/${frame}/`,
    prepare: verdictThere,
    window: wide,
    height: 760,
  },
  'print-frame': {
    path: ({ code }) => `/creator/editor/codes/${code}/?published=1`,
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('creator.codes.print.print') }).click();
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
    part: ({ page }) => page.getByRole('dialog'),
  },
  'codes-list': listOf('/creator/codes/', 560),
  'code-editor': {
    path: ({ code }) => `/creator/editor/codes/${code}/`,
    window: wide,
    height: 700,
  },
  'code-published': {
    path: ({ code }) => `/creator/editor/codes/${code}/?published=1`,
    height: 620,
  },
  wizard: screen('/creator?wizard=1', 560),
  'feedback-list': listOf('/feedback/', 600),
  'feedback-details': {
    path: () => '/feedback/',
    window: wide,
    prepare: ({ page }) => page.getByRole('rowheader').nth(1).click(),
    part: ({ page, say }) => page.getByRole('region', { name: say('feedback.details') }),
    height: 720,
  },
  'stats-overview': { path: () => '/stats/', window: wide, height: 760 },
  'stats-ratings': { path: () => '/stats/?tab=ratings', window: wide, height: 800 },
  'stats-funnel': chartOf('scans-submissions', 'stats.chartFunnel'),
  'stats-report': {
    path: () => '/stats/report/',
    part: ({ page }) => page.getByRole('article'),
    height: 760,
  },
  'word-cloud': chartOf('feedback', 'stats.chartWords'),
  'account-security': {
    path: () => '/account/?tab=security',
    // The tab is loaded on demand.
    prepare: ({ page }) => page.locator('input[type=password]').first().waitFor(),
    height: 620,
  },
  'account-subscription': screen('/account/?tab=subscription', 520),
  'account-developers': {
    path: () => '/account/?tab=developers',
    window: { width: 1024, height: 1100 },
    prepare: ({ page, say }) =>
      page
        .getByRole('region', { name: say('account.webhooks.title') })
        .getByRole('rowheader')
        .first()
        .waitFor(),
    height: 820,
  },
  'visitor-page': {
    path: ({ slug }) => `/r/${slug}`,
    isPlain: true,
    window: { width: 390, height: 760 },
    part: ({ page }) => page.locator('body'),
    height: 760,
  },
  'command-palette': {
    path: () => '/',
    prepare: async ({ page }) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('ControlOrMeta+k');
    },
    part: ({ page }) => page.getByRole('dialog'),
  },
};
