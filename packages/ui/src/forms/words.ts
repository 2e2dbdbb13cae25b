import { useEffect, useSyncExternalStore } from 'react';

import { english } from './words/english';
import type { FormWords } from './words/FormWords';
import { polish } from './words/polish';

/** Those of the app's own languages come along, any other with the first form that speaks it. */
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

/** By what the words of a language go: `no` is written as Bokmål is. */
export const languageRoot = (language: string): string => {
  const [root = ''] = language.split('-');
  return root === 'no' ? 'nb' : root;
};

/** The words in a language, once they are there; English until then, and where there are none. */
export const formWords = (language: string): FormWords =>
  known.get(languageRoot(language)) ?? english;

/** Takes the words of languages that are there already: a server has all of them. */
export function addFormWords(words: Readonly<Record<string, FormWords>>): void {
  for (const [root, own] of Object.entries(words)) known.set(root, own);
  for (const listener of listeners) listener();
}

/** Brings the words of a language: one small file, once. Rejects where it cannot be got. */
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

/** The words in a language. Those that are not there yet are brought, and shown once they are. */
export function useFormWords(language: string): FormWords {
  const read = () => formWords(language);
  const words = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    // Without them the few words of the form itself are English; what its owner wrote is there.
    loadFormWords(language).catch(() => undefined);
  }, [language]);
  return words;
}

/**
 * What the product writes into a new form, from one language into another: `{ 'Send': 'Senden' }`.
 * Empty where the words of one of them are not there.
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

/** What stands on a new field, in every language whose words are there. */
export const defaultLabels = (label: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...known].flatMap(([root, { defaults }]) => {
      const words = defaults[label];
      return words === undefined ? [] : [[root, words]];
    }),
  );
