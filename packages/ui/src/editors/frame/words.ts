import type { FrameVariable } from '@hearback/print/frames';
import type { FrameElementType } from '@hearback/schema/documents';

import type { WordsByLanguage } from '../../internal/useWords';
import type { PartsWords } from '../kit/EditorConfig';
import type { several, FrameCommand } from './commands/apply';
import type { FrameIssue } from './findFrameIssues';

interface FrameEditorWords extends PartsWords<
  FrameElementType | 'line' | typeof several,
  FrameIssue['code'],
  FrameCommand['type']
> {
  issues: Record<FrameIssue['code'], string>;
  name: string;
  nameHint: string;
  width: string;
  height: string;
  background: string;
  left: string;
  top: string;
  turn: string;
  fitsWords: string;
  fitsWordsHint: string;
  font: string;
  fonts: Record<'text' | 'display', string>;
  fit: string;
  fits: Record<'contain' | 'cover', string>;
  hasFill: string;
  hasLine: string;
  lineColor: string;
  elements: (count: number) => string;
  text: string;
  insertVariable: string;
  variables: Record<FrameVariable, string>;
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
}

/** Texts of the frame editor. */
export const frameEditorWords: WordsByLanguage<FrameEditorWords> = {
  en: {
    types: {
      text: 'Text',
      image: 'Picture',
      shape: 'Shape',
      logo: 'Logo',
      icon: 'Icon',
      code: 'QR code',
      line: 'Line',
      several: 'several elements',
    },
    steps: {
      addElement: (part) => `Add ${part}`,
      addPicture: (part) => `Add ${part}`,
      alignElements: (part) => `Align ${part}`,
      cutElements: (part) => `Cut ${part}`,
      distributeElements: (part) => `Distribute ${part}`,
      duplicateElements: (part) => `Duplicate ${part}`,
      editElement: (part) => `Change ${part}`,
      groupElements: (part) => `Group ${part}`,
      lockElements: (part) => `Lock ${part}`,
      moveElement: (part) => `Move ${part}`,
      moveElements: (part) => `Move ${part}`,
      orderElements: (part) => `Change the order of ${part}`,
      pasteElements: (part) => `Paste ${part}`,
      removeElements: (part) => `Remove ${part}`,
      resizeElements: (part) => `Resize ${part}`,
      rotateElements: (part) => `Turn ${part}`,
      ungroupElements: (part) => `Ungroup ${part}`,
      unlockElements: (part) => `Unlock ${part}`,
      paintFrame: () => 'Change the background',
      renameFrame: () => 'Change the name',
      resizeFrame: () => 'Change the size',
      mendScan: () => 'Mend the code',
      startFrom: () => 'Start anew',
      replace: () => 'Replace the frame',
    },
    general: 'Whole frame',
    add: 'Add elements',
    parts: 'Elements, bottom to top',
    full: 'A frame has room for one code only.',
    name: 'Name',
    nameHint: 'For your own lists. It is not printed.',
    width: 'Width',
    height: 'Height',
    background: 'Background',
    left: 'From the left',
    top: 'From the top',
    turn: 'Turned (°)',
    fitsWords: 'Fit the words into a box',
    fitsWordsHint: 'They become smaller until they fit, in every language.',
    font: 'Font',
    fonts: { text: 'Text', display: 'Headline' },
    fit: 'In its place',
    fits: { contain: 'Whole', cover: 'Filled' },
    hasFill: 'Filled',
    hasLine: 'Outline',
    lineColor: 'Color of the line',
    elements: (count) => `${count} elements`,
    text: 'Text',
    insertVariable: 'Insert from the code',
    variables: {
      code: 'Name of the code',
      place: 'Location',
      company: 'Company',
      address: 'Web address',
      number: 'Number of the print',
    },
    fontSize: 'Font size (pt)',
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
    issueTitle: 'Before you print',
    issues: {
      name_required: 'The frame has no name.',
      no_code: 'The frame has no QR code yet.',
      too_small_for_distance: 'is small for where the frame is put: phones may not read it.',
      contrast: 'does not stand out from its background.',
      inverted: 'is light on dark: many phones will not read it.',
      level_low_for_logo: 'hides more of the QR code than its error correction repairs.',
      outside: 'reaches over the edge, or is so near that a cut may touch it.',
      covered: 'lies on the QR code: phones may not read it.',
      quiet_zone: 'reaches into the light border around the QR code.',
      cut_off: 'reaches over the cut: some of it will be missing.',
      in_hole: 'lies in the hole or its slit: some of it will be missing.',
      no_logo: 'has no picture yet. It will not be printed.',
      letters_missing: 'has letters that our fonts lack. They may be printed as empty boxes.',
    },
  },
  pl: {
    types: {
      text: 'Tekst',
      image: 'Obraz',
      shape: 'Kształt',
      logo: 'Logo',
      icon: 'Ikona',
      code: 'Kod QR',
      line: 'Linia',
      several: 'kilka elementów',
    },
    steps: {
      addElement: (part) => `dodanie: ${part}`,
      addPicture: (part) => `dodanie: ${part}`,
      alignElements: (part) => `wyrównanie: ${part}`,
      cutElements: (part) => `wycięcie: ${part}`,
      distributeElements: (part) => `rozmieszczenie: ${part}`,
      duplicateElements: (part) => `powielenie: ${part}`,
      editElement: (part) => `zmiana: ${part}`,
      groupElements: (part) => `zgrupowanie: ${part}`,
      lockElements: (part) => `zablokowanie: ${part}`,
      moveElement: (part) => `przeniesienie: ${part}`,
      moveElements: (part) => `przesunięcie: ${part}`,
      orderElements: (part) => `zmiana kolejności: ${part}`,
      pasteElements: (part) => `wklejenie: ${part}`,
      removeElements: (part) => `usunięcie: ${part}`,
      resizeElements: (part) => `zmiana rozmiaru: ${part}`,
      rotateElements: (part) => `obrót: ${part}`,
      ungroupElements: (part) => `rozgrupowanie: ${part}`,
      unlockElements: (part) => `odblokowanie: ${part}`,
      paintFrame: () => 'zmiana tła',
      renameFrame: () => 'zmiana nazwy',
      resizeFrame: () => 'zmiana rozmiaru',
      mendScan: () => 'poprawka kodu',
      startFrom: () => 'nowy początek',
      replace: () => 'zastąpienie ramki',
    },
    general: 'Cała ramka',
    add: 'Dodaj elementy',
    parts: 'Elementy, od spodu',
    full: 'W ramce mieści się tylko jeden kod.',
    name: 'Nazwa',
    nameHint: 'Dla Twoich list. Nie jest drukowana.',
    width: 'Szerokość',
    height: 'Wysokość',
    background: 'Tło',
    left: 'Od lewej',
    top: 'Od góry',
    turn: 'Obrót (°)',
    fitsWords: 'Dopasuj słowa do ramki',
    fitsWordsHint: 'Zmniejszą się, aż się zmieszczą, w każdym języku.',
    font: 'Czcionka',
    fonts: { text: 'Tekstowa', display: 'Nagłówkowa' },
    fit: 'W swoim miejscu',
    fits: { contain: 'Cały', cover: 'Wypełnia' },
    hasFill: 'Wypełnienie',
    hasLine: 'Obrys',
    lineColor: 'Kolor linii',
    elements: (count) => `Elementy: ${count}`,
    text: 'Tekst',
    insertVariable: 'Wstaw z kodu',
    variables: {
      code: 'Nazwa kodu',
      place: 'Lokalizacja',
      company: 'Firma',
      address: 'Adres internetowy',
      number: 'Numer wydruku',
    },
    fontSize: 'Rozmiar (pt)',
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
    issueTitle: 'Zanim wydrukujesz',
    issues: {
      name_required: 'Ramka nie ma nazwy.',
      no_code: 'Ramka nie ma jeszcze kodu QR.',
      too_small_for_distance: 'jest mały na miejsce tej ramki: telefony mogą go nie odczytać.',
      contrast: 'nie odcina się od tła.',
      inverted: 'jest jasny na ciemnym: wiele telefonów go nie odczyta.',
      level_low_for_logo: 'zasłania więcej kodu QR, niż naprawi jego korekcja błędów.',
      outside: 'wychodzi poza krawędź albo jest tak blisko, że cięcie może go naruszyć.',
      covered: 'leży na kodzie QR: telefony mogą go nie odczytać.',
      quiet_zone: 'wchodzi w jasny margines wokół kodu QR.',
      cut_off: 'wychodzi poza linię cięcia: części zabraknie.',
      in_hole: 'leży w otworze albo na nacięciu: części zabraknie.',
      no_logo: 'nie ma jeszcze obrazu. Nie zostanie wydrukowane.',
      letters_missing:
        'ma znaki, których nie ma w naszych czcionkach. Mogą zostać wydrukowane jako puste pola.',
    },
  },
};
