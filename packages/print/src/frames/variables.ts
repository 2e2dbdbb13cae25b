import type { FrameDocument } from '@hearback/schema/documents';

/** Variables of a frame's texts: `{place}` is printed as the name of the code's location. */
export const frameVariables = ['code', 'place', 'company', 'address', 'number'] as const;
export type FrameVariable = (typeof frameVariables)[number];

/** Printed in place of each variable. A variable without a value is left out. */
export type VariableValues = Readonly<Partial<Record<FrameVariable, string>>>;

const pattern = /\{(code|place|company|address|number)\}/g;

/** True if a text differs from code to code. */
export const hasVariables = (text: string): boolean => text.search(pattern) >= 0;

/** A text with the values of its variables. Other words in braces stay as they are. */
export const fillVariables = (text: string, values: VariableValues): string =>
  text.replaceAll(pattern, (_, name: FrameVariable) => values[name] ?? '');

/** A code as its frame may name it. */
interface NamedCode {
  name: string;
  shortUrl: string;
  location?: { name: string } | null | undefined;
  company?: { name: string } | null | undefined;
}

/** The values for one code, which is printed as the `number`th of several. */
export const variablesOf = (
  { name, shortUrl, location, company }: NamedCode,
  number = 1,
): VariableValues => ({
  code: name,
  place: location?.name ?? '',
  company: company?.name ?? '',
  address: shortUrl.replace(/^https?:\/\//, ''),
  number: String(number),
});

/** True if a frame's texts name what differs from code to code. */
export const namesItsCode = ({ content }: FrameDocument): boolean =>
  content.some(
    (element) =>
      element.type === 'text' &&
      (typeof element.text === 'string' ? [element.text] : Object.values(element.text)).some(
        (text) => /\{(?:code|place|address|number)\}/.test(text),
      ),
  );

const samples = {
  en: { code: 'Table 12', place: 'Market Square', company: 'Parasol Café' },
  pl: { code: 'Stolik 12', place: 'Rynek Główny', company: 'Kawiarnia Parasol' },
};

/** Values of a sample, as previews show them: those of no code. */
export const sampleValues = (language: string): VariableValues => ({
  ...(language.startsWith('pl') ? samples.pl : samples.en),
  address: 'hearback.example/r/7K2M9QXT4A',
  number: '12',
});
