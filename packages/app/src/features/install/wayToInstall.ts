type Maker = 'safari' | 'firefox' | 'chromium';

/** How a browser installs an app that it does not let ask. */
export type WayToInstall = `${Maker}${'Phone' | 'Desktop'}`;

/** Every browser on iOS is Safari inside, and iPads say that they are a Mac. */
const isApplePhone = ({ userAgent, maxTouchPoints }: Browser) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** What to tell a person who wants to install the app, by the browser they are in. */
export function wayToInstall(browser: Browser): WayToInstall {
  const { userAgent } = browser;
  if (isApplePhone(browser)) return 'safariPhone';
  const device = /Android|Mobile/.test(userAgent) ? 'Phone' : 'Desktop';
  if (/Firefox\//.test(userAgent)) return `firefox${device}`;
  // Chrome and Edge name Safari, too.
  const isSafari = /Safari\//.test(userAgent) && !/Chrome\/|Chromium\/|Android/.test(userAgent);
  return isSafari ? 'safariDesktop' : `chromium${device}`;
}
