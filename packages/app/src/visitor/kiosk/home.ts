import { recall, remember } from '../script/visit';

const homeName = 'hearback-kiosk-home';
const thisTab = () => sessionStorage;

/** Age in milliseconds after which the page is compared with the server's version. */
const freshFor = 5 * 60_000;

/**
 * Goes to an address only when a kiosk is there: a browser's own error page has no way back, and
 * neither has the page that says that a form is paused.
 */
export async function goIfThere(
  address: string,
  isWanted: (html: string) => boolean = () => true,
): Promise<void> {
  try {
    const response = await fetch(address);
    if (!response.ok) return;
    const html = await response.text();
    if (html.includes('data-kiosk-corner') && isWanted(html)) location.replace(address);
  } catch {
    // Offline: the current page stays.
  }
}

/** The start URL and language of the kiosk, to which it resets for each person. Stored per tab. */
export function kioskHome() {
  const openedAt = Date.now();
  const { version } = document.body.dataset;

  return {
    isRunning: () => recall(homeName, thisTab) !== undefined,
    begin: () => remember(homeName, location.href, thisTab),
    end: () => remember(homeName, undefined, thisTab),

    /** Back to the first language, and to the newest version of the form. */
    goBack: () => {
      const home = recall(homeName, thisTab) as string | undefined;
      if (home === undefined) return;
      if (home !== location.href) void goIfThere(home);
      else if (Date.now() - openedAt > freshFor) {
        void goIfThere(home, (html) => !html.includes(`data-version="${version}"`));
      }
    },
  };
}
