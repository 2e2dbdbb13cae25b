import { defaultLanguage, type Language } from '@hearback/schema/limits';

/** Returns the path of the web app manifest in a language. It has the installed app's name and shortcuts. */
export const manifestAddress = (language: Language): string =>
  language === defaultLanguage ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;

/** Whoever installs the app from now on installs it in this language. Without a build there is no manifest. */
export function linkManifest(language: Language) {
  const link = document.querySelector('link[rel="manifest"]');
  const address = manifestAddress(language);
  if (link && link.getAttribute('href') !== address) link.setAttribute('href', address);
}
