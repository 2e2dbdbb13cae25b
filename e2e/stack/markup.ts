import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Number of payloads that have run. */
    ran?: number;
  }
}

/** Three ways in which user input could run as a script of the page. */
const payloads = [
  '<img src="x:" onerror="top.ran += 1">',
  '<svg><animate onbegin="top.ran += 1" attributeName="x" dur="1s"></animate></svg>',
  '<iframe srcdoc="<script>top.ran += 1</script>"></iframe>',
];

/** Writes the payloads into a page as markup. Answers how many it took, and a way to see how many ran. */
export async function writeMarkup(page: Page) {
  const taken = await page.evaluate((texts) => {
    window.ran = 0;
    return texts.filter((text) => {
      const box = document.body.appendChild(document.createElement('div'));
      try {
        box.innerHTML = text;
        return true;
      } catch {
        return false;
      } finally {
        if (box.childElementCount === 0) box.remove();
      }
    }).length;
  }, payloads);
  return { taken, ran: () => page.evaluate(() => window.ran) };
}
