import { useEffect, useSyncExternalStore } from 'react';

import { english } from './words/english';
import type { FormWords } from './words/FormWords';
import { polish } from './words/polish';

/** The app's own languages are bundled, any other one is loaded with the first form in that language. */
const known = new Map<string, FormWords>([
  ['en', english],
  ['pl', polish],
]);

const files: Readonly<Record<string, () => Promise<FormWords>>> = {
  bg: async () => (await import('./words/bulgarian')).bulgarian,
  cs: async () => (await import('./words/czech')).czech,
  da: async () => (await import('./words/danish')).danish,
  de: async () => (await import('./words/german')).german,
  el: async () => (await import('./words/greek')).greek,
  es: async () => (await import('./words/spanish')).spanish,
  et: async () => (await import('./words/estonian')).estonian,
  fi: async () => (await import('./words/finnish')).finnish,
  fr: async () => (await import('./words/french')).french,
  hr: async () => (await import('./words/croatian')).croatian,
  hu: async () => (await import('./words/hungarian')).hungarian,
  it: async () => (await import('./words/italian')).italian,
  lt: async () => (await import('./words/lithuanian')).lithuanian,
  lv: async () => (await import('./words/latvian')).latvian,
  nb: async () => (await import('./words/norwegian')).norwegian,
  nl: async () => (await import('./words/dutch')).dutch,
  pt: async () => (await import('./words/portuguese')).portuguese,
  ro: async () => (await import('./words/romanian')).romanian,
  sk: async () => (await import('./words/slovak')).slovak,
  sl: async () => (await import('./words/slovenian')).slovenian,
  sv: async () => (await import('./words/swedish')).swedish,
  uk: async () => (await import('./words/ukrainian')).ukrainian,
};

const listeners = new Set<() => void>();

/** Key of a language's texts: `no` is written as Bokmål is. */
export const languageRoot = (language: string): string => {
  const [root = ''] = language.split('-');
  return root === 'no' ? 'nb' : root;
};

/** Texts of a language if loaded, else English. */
export const formWords = (language: string): FormWords =>
  known.get(languageRoot(language)) ?? english;

/** Registers texts that are already loaded: a server has all of them. */
export function addFormWords(words: Readonly<Record<string, FormWords>>): void {
  for (const [root, own] of Object.entries(words)) known.set(root, own);
  for (const listener of listeners) listener();
}

/** Loads the texts of a language: one small file, once. Rejects if it cannot be loaded. */
export async function loadFormWords(language: string): Promise<void> {
  const root = languageRoot(language);
  const load = Object.hasOwn(files, root) ? files[root] : undefined;
  if (known.has(root) || !load) return;
  addFormWords({ [root]: await load() });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Texts of a language. Loads missing ones, then renders again. */
export function useFormWords(language: string): FormWords {
  const read = () => formWords(language);
  const words = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    // On failure the built-in texts stay English; the owner's texts are unaffected.
    loadFormWords(language).catch(() => undefined);
  }, [language]);
  return words;
}

/**
 * Translations of the default texts from one language to another: `{ 'Send': 'Senden' }`. Empty if
 * the texts of either language are not loaded.
 */
export function defaultTexts(from: string, to: string): Readonly<Record<string, string>> {
  const [before, after] = [known.get(languageRoot(from)), known.get(languageRoot(to))];
  if (!before || !after) return {};
  return Object.fromEntries(
    Object.entries(before.defaults).flatMap(([key, words]) => {
      const translated = after.defaults[key];
      return translated === undefined ? [] : [[words, translated]];
    }),
  );
}

/** Default texts in every loaded language, by its root and the English text. */
export const loadedDefaults = (): Readonly<Record<string, FormWords['defaults']>> =>
  Object.fromEntries([...known].map(([root, { defaults }]) => [root, defaults]));
