import { languageRoot, loadedDefaults } from '../../../forms/words';

type Texts = Readonly<Record<string, string>>;

const files: Readonly<Record<string, () => Promise<Texts>>> = {
  bg: async () => (await import('./texts/bulgarian')).bulgarian,
  cs: async () => (await import('./texts/czech')).czech,
  da: async () => (await import('./texts/danish')).danish,
  de: async () => (await import('./texts/german')).german,
  el: async () => (await import('./texts/greek')).greek,
  es: async () => (await import('./texts/spanish')).spanish,
  et: async () => (await import('./texts/estonian')).estonian,
  fi: async () => (await import('./texts/finnish')).finnish,
  fr: async () => (await import('./texts/french')).french,
  hr: async () => (await import('./texts/croatian')).croatian,
  hu: async () => (await import('./texts/hungarian')).hungarian,
  it: async () => (await import('./texts/italian')).italian,
  lt: async () => (await import('./texts/lithuanian')).lithuanian,
  lv: async () => (await import('./texts/latvian')).latvian,
  nb: async () => (await import('./texts/norwegian')).norwegian,
  nl: async () => (await import('./texts/dutch')).dutch,
  pl: async () => (await import('./texts/polish')).polish,
  pt: async () => (await import('./texts/portuguese')).portuguese,
  ro: async () => (await import('./texts/romanian')).romanian,
  sk: async () => (await import('./texts/slovak')).slovak,
  sl: async () => (await import('./texts/slovenian')).slovenian,
  sv: async () => (await import('./texts/swedish')).swedish,
  uk: async () => (await import('./texts/ukrainian')).ukrainian,
};

/** All languages of the starters, for checks. English is the key language. */
export const starterLanguages: readonly string[] = Object.keys(files);

const loaded = new Map<string, Texts>();

/** Texts of starters and of new questions in a language, keyed by the English text. Empty for an unsupported language. */
export async function loadStarterTexts(language: string): Promise<Texts> {
  const root = languageRoot(language);
  const texts = (Object.hasOwn(files, root) && (await files[root]?.())) || {};
  loaded.set(root, texts);
  return texts;
}

/** Default texts of new fields in every loaded language, by its root and the English text. */
export function loadedTexts(): Readonly<Record<string, Texts>> {
  const forms = loadedDefaults();
  const roots = new Set([...Object.keys(forms), ...loaded.keys()]);
  return Object.fromEntries(
    [...roots].map((root) => [root, { ...loaded.get(root), ...forms[root] }]),
  );
}

const isEnglish = (language: string) => languageRoot(language) === 'en';

/** Translations of the starter texts from one language to another, keyed by the source text. */
export async function starterDefaults(from: string, to: string): Promise<Texts> {
  const [before, after] = await Promise.all([from, to].map(loadStarterTexts));
  const keys = Object.keys((isEnglish(from) ? after : before) ?? {});
  return Object.fromEntries(
    keys.flatMap((key) => {
      const words = isEnglish(from) ? key : before?.[key];
      const translated = isEnglish(to) ? key : after?.[key];
      return words === undefined || translated === undefined ? [] : [[words, translated]];
    }),
  );
}
