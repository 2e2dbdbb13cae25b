import { type Formats, useFormats } from '../../charts/useFormats';
import { useWords, type WordsByLanguage } from '../../internal/useWords';
import type { Estimate } from '../EstimateFigure';
import { LazyTable } from '../LazyTable';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import * as styles from './SidesCompared.css';

const units = {
  averageRating: 'rating',
  nps: 'score',
  conversionRate: 'share',
  scans: 'count',
  submissions: 'count',
  responseTime: 'time',
} as const;

/** One measure of two things. */
export interface SidesMeasure {
  measure: keyof typeof units;
  /** Counts are those of a day; a response time is the median in seconds. */
  one: Estimate;
  other: Estimate;
  /** The first less the second; of counts as a share of the second. All null if unknown. */
  difference: { value: number | null; low: number | null; high: number | null };
  /** True if chance alone would not make the difference. Null with too few observations. */
  differs: boolean | null;
}

export interface SidesWords {
  measure: string;
  difference: string;
  scans: string;
  submissions: string;
  responseTime: string;
  from: (n: string) => string;
  both: (one: string, other: string) => string;
  likely: (range: string) => string;
  differs: string;
  mayBeChance: string;
  points: (amount: string) => string;
  /** The finding where there is none. */
  none: string;
  tooFew: string;
  found: (names: string) => string;
  meaning: string;
  notCompared: string;
  whyNot: string;
}

/** Texts of the widget. */
export const sidesWords: WordsByLanguage<SidesWords> = {
  en: {
    measure: 'Measure',
    difference: 'Difference',
    scans: 'Scans a day',
    submissions: 'Submissions a day',
    responseTime: 'Response time (median)',
    from: (n) => `n = ${n}`,
    both: (one, other) => `${one} vs ${other}`,
    likely: (range) => `Likely difference: ${range}`,
    differs: 'More than chance would make',
    mayBeChance: 'Chance alone may make it',
    points: (amount) => `${amount} pp`,
    none: 'No difference that chance alone would not make.',
    tooFew: 'Too few observations to compare.',
    found: (names) => `More than chance would make: ${names}.`,
    meaning:
      'The first less the second, with its 95% range. All rows are judged together; counts compare the days that are over.',
    notCompared: 'Not compared',
    whyNot:
      'Scans and submissions of two codes are not compared: more people pass one spot than the other, whatever the posters say. Their rates and ratings are.',
  },
  pl: {
    measure: 'Miara',
    difference: 'Różnica',
    scans: 'Skany dziennie',
    submissions: 'Odpowiedzi dziennie',
    responseTime: 'Czas odpowiedzi (mediana)',
    from: (n) => `n = ${n}`,
    both: (one, other) => `${one} i ${other}`,
    likely: (range) => `Prawdopodobna różnica: ${range}`,
    differs: 'Więcej niż przypadek',
    mayBeChance: 'Może to być przypadek',
    points: (amount) => `${amount} pkt proc.`,
    none: 'Żadnej różnicy, której nie zrobiłby sam przypadek.',
    tooFew: 'Za mało danych, by porównać.',
    found: (names) => `Więcej niż zrobiłby przypadek: ${names}.`,
    meaning:
      'Pierwsze minus drugie, z przedziałem 95%. Wszystkie wiersze oceniamy razem; liczby porównują dni, które już minęły.',
    notCompared: 'Nie porównujemy',
    whyNot:
      'Skanów i odpowiedzi dwóch kodów nie porównujemy: obok jednego przechodzi więcej osób niż obok drugiego, cokolwiek mówią plakaty. Porównujemy ich wskaźniki i oceny.',
  },
};

/** Writes the values and the differences of a measure. */
export function writersOf(measure: SidesMeasure['measure'], formats: Formats, own: SidesWords) {
  // `Intl` writes a hyphen.
  const signed = (value: number, write: (size: number) => string) =>
    `${value > 0 ? '+' : value < 0 ? '−' : ''}${write(Math.abs(value))}`;
  const score = (value: number) => formats.score(value).replace('-', '−');
  switch (units[measure]) {
    case 'rating':
      return {
        value: formats.decimal,
        difference: (value: number) => signed(value, formats.decimal),
      };
    case 'score':
      return { value: score, difference: score };
    case 'share':
      return {
        value: formats.percent,
        difference: (value: number) =>
          own.points(signed(value, (share) => formats.decimal(100 * share))),
      };
    case 'count':
      return {
        value: formats.decimal,
        difference: (value: number) => signed(value, formats.percent),
      };
    case 'time':
      return {
        value: formats.duration,
        difference: (value: number) => signed(value, formats.duration),
      };
  }
}

export interface SidesComparedProps extends WidgetProps {
  /** Names of both. */
  names: { one: string; other: string };
  measures: readonly SidesMeasure[];
  /** False for two codes: their counts differ by how many people pass. True by default. */
  comparesCounts?: boolean;
}

/** Two places, codes, forms, versions or ranges of days by every measure. Answers "do these two differ?" */
export function SidesCompared({
  names,
  measures,
  comparesCounts = true,
  ...card
}: SidesComparedProps) {
  const words = useWords(widgetWords);
  const own = useWords(sidesWords);
  const formats = useFormats();
  const labels: Record<SidesMeasure['measure'], string> = {
    averageRating: words.averageRating,
    nps: words.nps,
    conversionRate: words.conversion,
    scans: own.scans,
    submissions: own.submissions,
    responseTime: own.responseTime,
  };
  const differing = measures.filter(({ differs }) => differs === true);
  const finding =
    differing.length > 0
      ? own.found(differing.map(({ measure }) => labels[measure]).join(', '))
      : measures.every(({ differs }) => differs === null)
        ? own.tooFew
        : own.none;

  const rangeOf = (
    { low, high }: { low: number | null; high: number | null },
    write: (value: number) => string,
  ) => (low === null || high === null ? '–' : words.between(write(low), write(high)));
  const valueOf = ({ value }: { value: number | null }, write: (value: number) => string) =>
    value === null ? '–' : write(value);
  const verdictOf = ({ differs, measure }: SidesMeasure) => {
    if (!comparesCounts && units[measure] === 'count') return own.notCompared;
    if (differs === null) return words.tooEarly;
    return differs ? own.differs : own.mayBeChance;
  };

  const figure = (estimate: Estimate, write: (value: number) => string) => (
    <div className={styles.line}>
      <span className={styles.value}>{valueOf(estimate, write)}</span>
      {estimate.value !== null && <span className={styles.note}>{rangeOf(estimate, write)}</span>}
      <span className={styles.note}>{own.from(formats.count(estimate.n))}</span>
    </div>
  );
  const amount = ({ measure, differs, difference }: SidesMeasure) => (
    <span className={styles.difference} data-sure={differs === true || undefined}>
      {valueOf(difference, writersOf(measure, formats, own).difference)}
    </span>
  );
  // The finding names what differs.
  const notes = (row: SidesMeasure, likely = (range: string) => range) => (
    <>
      {row.difference.value !== null && (
        <span className={styles.note}>
          {likely(rangeOf(row.difference, writersOf(row.measure, formats, own).difference))}
        </span>
      )}
      {row.differs === null && <span className={styles.note}>{verdictOf(row)}</span>}
    </>
  );
  const difference = (row: SidesMeasure) => (
    <div className={styles.line}>
      {amount(row)}
      {notes(row)}
    </div>
  );
  const brief = (row: SidesMeasure) => {
    const { value } = writersOf(row.measure, formats, own);
    const n = own.both(formats.count(row.one.n), formats.count(row.other.n));
    return (
      <div className={styles.side}>
        {`${own.both(valueOf(row.one, value), valueOf(row.other, value))} · ${own.from(n)}`}
        {notes(row, own.likely)}
      </div>
    );
  };

  return (
    <WidgetCard
      {...card}
      height={420}
      isEmpty={measures.every(({ one, other }) => one.n + other.n === 0)}
      readAs="table"
      lead={
        <>
          <p className={styles.finding}>{finding}</p>
          <p className={styles.sides}>{own.both(names.one, names.other)}</p>
        </>
      }
      table={{
        columns: [
          own.measure,
          names.one,
          words.likelyRange,
          'n',
          names.other,
          words.likelyRange,
          'n',
          own.difference,
          words.likelyRange,
          '',
        ],
        rows: measures.map((row) => {
          const write = writersOf(row.measure, formats, own);
          const cells = (estimate: Estimate) => [
            valueOf(estimate, write.value),
            rangeOf(estimate, write.value),
            formats.count(estimate.n),
          ];
          return [
            labels[row.measure],
            ...cells(row.one),
            ...cells(row.other),
            valueOf(row.difference, write.difference),
            rangeOf(row.difference, write.difference),
            verdictOf(row),
          ];
        }),
      }}
    >
      <LazyTable
        label={card.title}
        density="compact"
        columns={[
          { id: 'measure', label: own.measure, cell: ({ measure }) => labels[measure] },
          {
            id: 'one',
            onCard: 'unnamed',
            label: names.one,
            brief,
            cell: ({ measure, one }) => figure(one, writersOf(measure, formats, own).value),
          },
          {
            id: 'other',
            onCard: 'detail',
            label: names.other,
            cell: ({ measure, other }) => figure(other, writersOf(measure, formats, own).value),
          },
          {
            id: 'difference',
            onCard: 'end',
            label: own.difference,
            brief: amount,
            cell: difference,
          },
        ]}
        rows={measures}
        rowId={({ measure }) => measure}
        rowName={({ measure }) => labels[measure]}
      />
      <p className={styles.meaning}>{comparesCounts ? own.meaning : own.whyNot}</p>
    </WidgetCard>
  );
}
