/** A typeface that frames are set in. */
export type FontFamily = 'text' | 'display';

/** The weights that each of them has. */
export type FontWeight = 400 | 600 | 700;

/** One cut of a typeface: what one font file draws. */
export type FaceName = `${FontFamily}-${FontWeight}`;

const families = {
  text: { name: 'Instrument Sans', folder: 'instrument-sans' },
  display: { name: 'Bricolage Grotesque', folder: 'bricolage-grotesque' },
} as const satisfies Record<FontFamily, { name: string; folder: string }>;

const weights = [400, 600, 700] as const satisfies readonly FontWeight[];

/** Every cut there is. */
export const faceNames = (Object.keys(families) as FontFamily[]).flatMap((family) =>
  weights.map((weight): FaceName => `${family}-${weight}`),
);

/** Name and weight of a face. */
export function describeFace(face: FaceName): { name: string; weight: FontWeight } {
  const [family, weight] = face.split('-') as [FontFamily, string];
  return { name: families[family].name, weight: Number(weight) as FontWeight };
}

/**
 * The files of a cut, as modules of npm: the letters of western languages, and those of others that
 * are written with Latin letters, Polish among them.
 */
export function filesOf(face: FaceName): readonly string[] {
  const [family, weight] = face.split('-') as [FontFamily, string];
  const { folder } = families[family];
  return ['latin', 'latin-ext'].map(
    (letters) => `@fontsource/${folder}/files/${folder}-${letters}-${weight}-normal.woff`,
  );
}

/** CSS `font-family` of a family. The screen has the same faces as variable fonts. */
export const cssFamily = (family: FontFamily): string =>
  `'${families[family].name} Variable', '${families[family].name}', Helvetica, Arial, sans-serif`;
