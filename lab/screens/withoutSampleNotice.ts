import type { Page } from 'playwright';

/** The word that the cafés are made up is for whoever tries the product, not about it. `server` answers. */
export const withoutSampleNotice = (page: Page, server: string) =>
  page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"AppShell"')) return route.continue();
    const answer = await route.fetch({ url: `${server}/graphql` });
    const text = (await answer.text()).replaceAll('"hasSample":true', '"hasSample":false');
    return route.fulfill({ response: answer, body: text });
  });
