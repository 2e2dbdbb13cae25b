import { defaultLanguage, type Language } from '@hearback/schema/limits';

/** Where the web manifest in a language lies: it names the app, once installed, and what it offers. */
export const manifestAddress = (language: Language): string =>
  language === defaultLanguage ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;

/** Whoever installs the app from now on installs it in this language. Without a build there is no manifest. */
export function linkManifest(language: Language) {
  const link = document.querySelector('link[rel="manifest"]');
  const address = manifestAddress(language);
  if (link && link.getAttribute('href') !== address) link.setAttribute('href', address);
}
