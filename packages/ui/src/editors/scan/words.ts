import type { CaptureName, ScanFix, ScanIssue, ScanIssueCode } from '@hearback/print/scan';

import type { WordsByLanguage } from '../../internal/useWords';

export interface ScanWords {
  title: string;
  verdicts: Record<'pass' | 'warn' | 'block' | 'checking' | 'failed', string>;
  failedHint: string;
  retry: string;
  issues: Record<ScanIssueCode, string>;
  unread: (capture: string) => string;
  fixes: Record<'colors' | 'swap' | 'level' | 'plain' | 'eyes' | 'logo', string> &
    Record<'larger' | 'move' | 'front' | 'placement' | 'remove' | 'add', string>;
  captures: Record<CaptureName, string>;
  capturesLabel: string;
  captureColumn: string;
  read: string;
  notRead: string;
  reader: (number: string) => string;
  /** Actual width, reading distance and safe width; `better` only if more than safe is recommended. */
  size: (size: Record<'width' | 'distance' | 'safe', string> & { better?: string }) => string;
}

/** Texts of the scan check. */
export const scanWords: WordsByLanguage<ScanWords> = {
  en: {
    title: 'Does it scan?',
    verdicts: {
      pass: 'Scans',
      warn: 'May not always scan',
      block: 'Would not scan',
      checking: 'Checking…',
      failed: 'Not checked',
    },
    failedHint: 'The check could not be made. It is made again before publishing.',
    retry: 'Check again',
    issues: {
      no_code: 'The frame has no code.',
      wrong_payload: 'A picture holds another code, which a phone may open instead.',
      inverted: 'The code is light on dark. Many phones read only dark on light.',
      contrast: 'The colors of the code are too close to each other.',
      level_low_for_logo: 'The picture hides more than this error correction can repair.',
      too_small_for_distance: 'The code is too small for where it is put.',
      outside: 'The code is cut off, or a cut may touch it.',
      covered: 'Something lies on the code.',
      quiet_zone: 'Something reaches into the light border around the code.',
      cannot_decode: 'The code cannot be read.',
      weak_capture: 'Some phones may not read the code.',
    },
    unread: (capture) => `It fails here: ${capture}.`,
    fixes: {
      colors: 'Use clear colors',
      swap: 'Make it dark on light',
      level: 'Raise error correction',
      plain: 'Use plain looks',
      eyes: 'Use rounded corners',
      logo: 'Take the logo off',
      larger: 'Make it larger',
      move: 'Move to a free place',
      front: 'Bring the code to the front',
      placement: 'Plan it for a nearer place',
      remove: 'Remove the picture',
      add: 'Add a code',
    },
    captures: {
      near: 'Close up',
      arm: 'At arm’s length',
      far: 'From where people stand',
      dim: 'In dim light',
      tilted: 'From the side',
      copied: 'Copied in black and white',
      blurred: 'Out of focus',
    },
    capturesLabel: 'What two readers see',
    captureColumn: 'Photograph',
    read: 'Read',
    notRead: 'Not read',
    reader: (number) => `Reader ${number}`,
    size: ({ width, distance, safe, better }) =>
      `Your code is ${width} wide. It is scanned from about ${distance}: at least ${safe}${better === undefined ? '' : `, better ${better}`}.`,
  },
  pl: {
    title: 'Czy da się zeskanować?',
    verdicts: {
      pass: 'Skanuje się',
      warn: 'Może się nie zeskanować',
      block: 'Nie da się zeskanować',
      checking: 'Sprawdzanie…',
      failed: 'Nie sprawdzono',
    },
    failedHint: 'Sprawdzenie się nie udało. Nastąpi ponownie przed publikacją.',
    retry: 'Sprawdź ponownie',
    issues: {
      no_code: 'W ramce nie ma kodu.',
      wrong_payload: 'Na obrazie jest inny kod; telefon może otworzyć jego.',
      inverted: 'Kod jest jasny na ciemnym tle. Wiele telefonów czyta tylko ciemny na jasnym.',
      contrast: 'Kolory kodu są zbyt podobne.',
      level_low_for_logo: 'Obraz zasłania więcej, niż naprawi ta korekcja błędów.',
      too_small_for_distance: 'Kod jest za mały na miejsce, w którym stanie.',
      outside: 'Kod jest ucięty albo cięcie może go naruszyć.',
      covered: 'Coś leży na kodzie.',
      quiet_zone: 'Coś wchodzi w jasny margines wokół kodu.',
      cannot_decode: 'Kodu nie da się odczytać.',
      weak_capture: 'Niektóre telefony mogą nie odczytać kodu.',
    },
    unread: (capture) => `Zawodzi tutaj: ${capture}.`,
    fixes: {
      colors: 'Użyj wyraźnych kolorów',
      swap: 'Zmień na ciemny na jasnym',
      level: 'Zwiększ korekcję błędów',
      plain: 'Użyj prostego wyglądu',
      eyes: 'Użyj zaokrąglonych narożników',
      logo: 'Usuń logo',
      larger: 'Powiększ',
      move: 'Przenieś w wolne miejsce',
      front: 'Przenieś kod na wierzch',
      placement: 'Zaplanuj bliższe miejsce',
      remove: 'Usuń obraz',
      add: 'Dodaj kod',
    },
    captures: {
      near: 'Z bliska',
      arm: 'Na wyciągnięcie ręki',
      far: 'Z miejsca, gdzie stoją ludzie',
      dim: 'W półmroku',
      tilted: 'Z boku',
      copied: 'Kopia czarno-biała',
      blurred: 'Nieostro',
    },
    capturesLabel: 'Co widzą dwa czytniki',
    captureColumn: 'Zdjęcie',
    read: 'Odczytano',
    notRead: 'Nie odczytano',
    reader: (number) => `Czytnik ${number}`,
    size: ({ width, distance, safe, better }) =>
      `Twój kod ma ${width} szerokości. Skanuje się go z około ${distance}: co najmniej ${safe}${better === undefined ? '' : `, lepiej ${better}`}.`,
  },
};

function styleFixName({ style }: Extract<ScanFix, { kind: 'style' }>, code: ScanIssueCode) {
  if (code === 'inverted') return 'swap';
  if (code === 'contrast') return 'colors';
  if (style.level !== undefined) return 'level';
  if ('logo' in style) return 'logo';
  return style.eye_shape === undefined ? 'plain' : 'eyes';
}

/** Label of a fix button. */
export function fixLabel(
  { code }: Pick<ScanIssue, 'code'>,
  fix: ScanFix,
  { fixes }: ScanWords,
): string {
  switch (fix.kind) {
    case 'style':
      return fixes[styleFixName(fix, code)];
    case 'place':
      if (fix.toFront && code !== 'too_small_for_distance') return fixes.front;
      return ['too_small_for_distance', 'weak_capture', 'cannot_decode'].includes(code)
        ? fixes.larger
        : fixes.move;
    default:
      return fixes[fix.kind];
  }
}
