import type { FrameElementType } from '@hearback/schema/documents';

import type { WordsByLanguage } from '../../internal/useWords';
import type { StarterPaletteName } from '../../frames/starterFrame';
import type { PartsWords } from '../kit/PartsWords';
import type { FrameIssue } from './findIssues';
import type { FrameSizeName } from '../../frames/frameSizes';

interface FrameEditorWords extends PartsWords<FrameElementType, FrameIssue['code']> {
  name: string;
  nameHint: string;
  size: string;
  sizes: Record<FrameSizeName, string>;
  ownSize: string;
  width: string;
  height: string;
  bleed: string;
  bleedHint: string;
  background: string;
  left: string;
  top: string;
  text: string;
  fontSize: string;
  weight: string;
  weights: Record<'400' | '600' | '700', string>;
  align: string;
  aligns: Record<'start' | 'center' | 'end', string>;
  color: string;
  shape: string;
  shapes: Record<'rectangle' | 'ellipse' | 'line', string>;
  fill: string;
  radius: string;
  lineWidth: string;
  logo: string;
  codeColor: string;
  codeBackground: string;
  level: string;
  levels: Record<'L' | 'M' | 'Q' | 'H', string>;
  nudgeHint: string;
  startFrom: string;
  palettes: Record<StarterPaletteName, string>;
}

/** The words of the frame editor. */
export const frameEditorWords: WordsByLanguage<FrameEditorWords> = {
  en: {
    types: { text: 'Text', image: 'Picture', shape: 'Shape', logo: 'Logo', code: 'QR code' },
    general: 'Whole frame',
    add: 'Add elements',
    parts: 'Elements, bottom to top',
    full: 'A frame has room for one code only.',
    name: 'Name',
    nameHint: 'For your own lists. It is not printed.',
    size: 'Size',
    sizes: {
      sticker: 'Sticker, 70 × 70 mm',
      card: 'Card A6, 105 × 148 mm',
      tableTent: 'Table tent, 99 × 210 mm',
      flyer: 'Flyer A5, 148 × 210 mm',
      poster: 'Poster A4, 210 × 297 mm',
      receipt: 'Receipt strip, 72 × 120 mm',
      doorHanger: 'Door hanger, 90 × 230 mm',
    },
    ownSize: 'Your own size',
    width: 'Width',
    height: 'Height',
    bleed: 'Bleed',
    bleedHint: 'How far the background reaches over the edge that is cut.',
    background: 'Background',
    left: 'From the left',
    top: 'From the top',
    text: 'Text',
    fontSize: 'Font size',
    weight: 'Weight',
    weights: { '400': 'Regular', '600': 'Semibold', '700': 'Bold' },
    align: 'Alignment',
    aligns: { start: 'Left', center: 'Center', end: 'Right' },
    color: 'Color',
    shape: 'Shape',
    shapes: { rectangle: 'Rectangle', ellipse: 'Ellipse', line: 'Line' },
    fill: 'Color',
    radius: 'Corner radius',
    lineWidth: 'Line width',
    logo: 'Picture',
    codeColor: 'Color of the squares',
    codeBackground: 'Background',
    level: 'Sturdiness',
    levels: {
      L: 'Low: 7 % may be lost',
      M: 'Medium: 15 %',
      Q: 'High: 25 %',
      H: 'Highest: 30 %',
    },
    nudgeHint: 'Drag it, or move it with the arrow keys. With Shift: ten times as far.',
    startFrom: 'Start from a finished design',
    palettes: {
      teal: 'Teal band',
      ink: 'Ink band',
      marigold: 'Marigold band',
      paper: 'Plain paper',
    },
    issueTitle: 'Before you print',
    issues: {
      name_required: 'The frame has no name.',
      no_code: 'The frame has no QR code yet.',
      code_small: 'is smaller than 20 mm: many phones will not read it.',
      code_faint: 'does not stand out from its background.',
      code_light: 'is light on dark: many phones will not read it.',
      outside: 'reaches over the edge.',
      code_covered: 'lies on the QR code: phones may not read it.',
      no_logo: 'has no picture yet. It will not be printed.',
    },
  },
  pl: {
    types: { text: 'Tekst', image: 'Obraz', shape: 'Kształt', logo: 'Logo', code: 'Kod QR' },
    general: 'Cała ramka',
    add: 'Dodaj elementy',
    parts: 'Elementy, od spodu',
    full: 'W ramce mieści się tylko jeden kod.',
    name: 'Nazwa',
    nameHint: 'Dla Twoich list. Nie jest drukowana.',
    size: 'Rozmiar',
    sizes: {
      sticker: 'Naklejka, 70 × 70 mm',
      card: 'Karta A6, 105 × 148 mm',
      tableTent: 'Stojak na stół, 99 × 210 mm',
      flyer: 'Ulotka A5, 148 × 210 mm',
      poster: 'Plakat A4, 210 × 297 mm',
      receipt: 'Pasek paragonu, 72 × 120 mm',
      doorHanger: 'Zawieszka na klamkę, 90 × 230 mm',
    },
    ownSize: 'Własny rozmiar',
    width: 'Szerokość',
    height: 'Wysokość',
    bleed: 'Spad',
    bleedHint: 'Jak daleko tło wychodzi poza linię cięcia.',
    background: 'Tło',
    left: 'Od lewej',
    top: 'Od góry',
    text: 'Tekst',
    fontSize: 'Rozmiar czcionki',
    weight: 'Grubość',
    weights: { '400': 'Zwykła', '600': 'Półgruba', '700': 'Gruba' },
    align: 'Wyrównanie',
    aligns: { start: 'Do lewej', center: 'Do środka', end: 'Do prawej' },
    color: 'Kolor',
    shape: 'Kształt',
    shapes: { rectangle: 'Prostokąt', ellipse: 'Elipsa', line: 'Linia' },
    fill: 'Kolor',
    radius: 'Promień narożników',
    lineWidth: 'Grubość linii',
    logo: 'Obraz',
    codeColor: 'Kolor kwadratów',
    codeBackground: 'Tło',
    level: 'Odporność',
    levels: {
      L: 'Niska: można stracić 7 %',
      M: 'Średnia: 15 %',
      Q: 'Wysoka: 25 %',
      H: 'Najwyższa: 30 %',
    },
    nudgeHint: 'Przeciągnij albo przesuń strzałkami. Z klawiszem Shift: dziesięć razy dalej.',
    startFrom: 'Zacznij od gotowego projektu',
    palettes: {
      teal: 'Morski pas',
      ink: 'Czarny pas',
      marigold: 'Złoty pas',
      paper: 'Czysty papier',
    },
    issueTitle: 'Zanim wydrukujesz',
    issues: {
      name_required: 'Ramka nie ma nazwy.',
      no_code: 'Ramka nie ma jeszcze kodu QR.',
      code_small: 'ma mniej niż 20 mm: wiele telefonów go nie odczyta.',
      code_faint: 'nie odcina się od tła.',
      code_light: 'jest jasny na ciemnym: wiele telefonów go nie odczyta.',
      outside: 'wychodzi poza krawędź.',
      code_covered: 'leży na kodzie QR: telefony mogą go nie odczytać.',
      no_logo: 'nie ma jeszcze obrazu. Nie zostanie wydrukowane.',
    },
  },
};
