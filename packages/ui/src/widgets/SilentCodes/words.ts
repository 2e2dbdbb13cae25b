import type { WordsByLanguage } from '../../internal/useWords';

interface SilentWords {
  /** How a code comes to be listed, and what to do about it. */
  why: string;
  days: (count: number) => string;
  since: (day: string) => string;
  /** Rounded: it is a guess. */
  expected: (scans: number) => string;
  showAll: (count: number) => string;
  showFewer: string;
  none: string;
  noneHint: string;
  code: string;
  location: string;
  lastScan: string;
  daysSilent: string;
  scansExpected: string;
}

const english = new Intl.NumberFormat('en-US');
const polish = new Intl.NumberFormat('pl-PL');
const polishRule = new Intl.PluralRules('pl-PL');

const scansInPolish = (count: number) => (polishRule.select(count) === 'few' ? 'skany' : 'skanów');

/** The words of codes that nobody scans any more. */
export const silentWords: WordsByLanguage<SilentWords> = {
  en: {
    why: 'Quiet for longer than its own weekdays explain. See if it is still there.',
    days: (count) => (count === 1 ? '1 day' : `${english.format(count)} days`),
    since: (day) => `No scan since ${day},`,
    expected: (scans) => `about ${english.format(scans)} scans expected`,
    showAll: (count) => `Show all ${english.format(count)}`,
    showFewer: 'Show fewer',
    none: 'No code has gone silent',
    noneHint: 'Every code that used to be scanned still is.',
    code: 'Code',
    location: 'Location',
    lastScan: 'Last scan',
    daysSilent: 'Days without a scan',
    scansExpected: 'Scans expected',
  },
  pl: {
    why: 'Cisza dłuższa, niż wynika z dni tygodnia tego kodu. Sprawdź, czy wciąż tam jest.',
    days: (count) => (count === 1 ? '1 dzień' : `${polish.format(count)} dni`),
    since: (day) => `Bez skanu od ${day},`,
    expected: (scans) => `spodziewane około ${polish.format(scans)} ${scansInPolish(scans)}`,
    showAll: (count) => `Pokaż wszystkie (${polish.format(count)})`,
    showFewer: 'Pokaż mniej',
    none: 'Żaden kod nie zamilkł',
    noneHint: 'Każdy kod, który był skanowany, nadal jest.',
    code: 'Kod',
    location: 'Lokalizacja',
    lastScan: 'Ostatni skan',
    daysSilent: 'Dni bez skanu',
    scansExpected: 'Spodziewane skany',
  },
};
