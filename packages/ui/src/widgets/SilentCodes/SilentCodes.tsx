import { useState } from 'react';

import { useFormats } from '../../charts/useFormats';
import { undrawn } from '../../charts/drawing/Drawing';
import { Button } from '../../components/Button/Button';
import { useWords, type WordsByLanguage } from '../../internal/useWords';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import * as styles from './SilentCodes.css';
import { Link } from '../../components/Link/Link';

/** A code that used to be scanned and is not any more. */
export interface SilentCodeRow {
  id: string;
  name: string;
  /** Name of the location. */
  location: string;
  /** The day of its last scan, as `2026-11-03`. */
  lastScan: string;
  /** Whole days since then, today left out. */
  silentDays: number;
  /** Expected number of scans in these days. */
  expectedScans: number;
}

interface SilentWords {
  /** Explains the criterion, and what to do about it. */
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

/** Texts of the widget. */
const silentWords: WordsByLanguage<SilentWords> = {
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

interface SilentRowProps {
  code: SilentCodeRow;
  href: string | undefined;
}

/** One code: location, days without a scan, and the expected number of scans. */
function SilentRow({ code, href }: SilentRowProps) {
  const words = useWords(silentWords);
  const formats = useFormats();

  return (
    <li className={styles.row}>
      <div className={styles.code}>
        <span className={styles.name}>
          {href === undefined ? code.name : <Link href={href}>{code.name}</Link>}
        </span>
        <span className={styles.place}>{code.location}</span>
      </div>
      <div className={styles.silence}>
        {words.since(formats.day(code.lastScan))}{' '}
        <span className={styles.days}>{words.days(code.silentDays)}</span>
      </div>
      <span className={styles.expected}>{words.expected(Math.round(code.expectedScans))}</span>
    </li>
  );
}

export interface SilentCodesProps extends WidgetProps {
  /** Most surely silent first. */
  codes: readonly SilentCodeRow[];
  /** Link to the code. */
  hrefOf?: ((id: string) => string) | undefined;
  /** Number of codes listed before "Show all" is pressed. */
  most?: number;
}

/** Codes that are no longer scanned, though they used to be. Answers "has a code come off the wall?" */
export function SilentCodes({ codes, hrefOf, most = 5, ...card }: SilentCodesProps) {
  const words = useWords(silentWords);
  const formats = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? codes : codes.slice(0, most);

  return (
    <WidgetCard
      {...card}
      // As high as the good news, which is the rule.
      height={24}
      readAs="list"
      isEmpty={codes.length === 0}
      goodNews={
        <>
          <strong>{words.none}</strong>. {words.noneHint}
        </>
      }
      table={{
        columns: [
          words.code,
          words.location,
          words.lastScan,
          words.daysSilent,
          words.scansExpected,
        ],
        rows: codes.map(({ name, location, lastScan, silentDays, expectedScans }) => [
          name,
          location,
          formats.fullDay(lastScan),
          formats.count(silentDays),
          formats.count(Math.round(expectedScans)),
        ]),
        values: codes.map(({ name, location, lastScan, silentDays, expectedScans }) => [
          name,
          location,
          lastScan,
          silentDays,
          expectedScans,
        ]),
      }}
      lead={<p className={styles.why}>{words.why}</p>}
    >
      <ul className={styles.list}>
        {shown.map((code) => (
          <SilentRow key={code.id} code={code} href={hrefOf?.(code.id)} />
        ))}
      </ul>
      {codes.length > most && (
        <div className={styles.more} {...undrawn}>
          <Button size="small" tone="quiet" onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? words.showFewer : words.showAll(codes.length)}
          </Button>
        </div>
      )}
    </WidgetCard>
  );
}
