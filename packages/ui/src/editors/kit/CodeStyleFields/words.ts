import type { WordsByLanguage } from '../../../internal/useWords';

interface CodeStyleWords {
  color: string;
  background: string;
  level: string;
  levels: Record<'L' | 'M' | 'Q' | 'H', string>;
  levelWithLogo: string;
  modules: string;
  moduleShapes: Record<'square' | 'rounded' | 'dots', string>;
  eyes: string;
  eyeShapes: Record<'square' | 'rounded' | 'circle', string>;
  hasEyeColor: string;
  eyeColor: string;
  logo: string;
}

/** Texts of the code style fields. */
export const codeStyleWords: WordsByLanguage<CodeStyleWords> = {
  en: {
    color: 'Color of the squares',
    background: 'Background',
    level: 'Sturdiness',
    levels: {
      L: 'Low: 7 % may be lost',
      M: 'Medium: 15 %',
      Q: 'High: 25 %',
      H: 'Highest: 30 %',
    },
    levelWithLogo: 'A code with a logo is always printed on the highest.',
    modules: 'Squares',
    moduleShapes: { square: 'Square', rounded: 'Rounded', dots: 'Dots' },
    eyes: 'Corners',
    eyeShapes: { square: 'Square', rounded: 'Rounded', circle: 'Round' },
    hasEyeColor: 'Corners in a color of their own',
    eyeColor: 'Color of the corners',
    logo: 'Logo in the middle',
  },
  pl: {
    color: 'Kolor kwadratów',
    background: 'Tło',
    level: 'Odporność',
    levels: {
      L: 'Niska: można stracić 7 %',
      M: 'Średnia: 15 %',
      Q: 'Wysoka: 25 %',
      H: 'Najwyższa: 30 %',
    },
    levelWithLogo: 'Kod z logo zawsze ma najwyższą.',
    modules: 'Kwadraty',
    moduleShapes: { square: 'Kwadratowe', rounded: 'Zaokrąglone', dots: 'Kropki' },
    eyes: 'Narożniki',
    eyeShapes: { square: 'Kwadratowe', rounded: 'Zaokrąglone', circle: 'Okrągłe' },
    hasEyeColor: 'Narożniki we własnym kolorze',
    eyeColor: 'Kolor narożników',
    logo: 'Logo na środku',
  },
};
