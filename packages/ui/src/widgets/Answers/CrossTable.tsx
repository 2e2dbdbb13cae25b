import { type Formats, useFormats } from '../../charts/useFormats';
import type { TableColumn } from '../../components/Table/Table';
import { useWords, type WordsByLanguage } from '../../internal/useWords';
import { BriefFigure, enoughToTell, EstimateFigure, type Estimate } from '../EstimateFigure';
import { LazyTable } from '../LazyTable';
import { samplePeriods, sampleShares, useSampleNames } from '../namedSamples';
import { withSample } from '../samples';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import * as styles from './Answers.css';

/** The share of one answer at a place: in each period, and in all of them. */
export interface CrossTableRow {
  /** Null for all places together. */
  id: string | null;
  name: string;
  cells: readonly Estimate[];
  total: Estimate;
}

interface CrossWords {
  place: string;
  all: string;
  total: string;
  meaning: string;
  /** Sentence on the place with the highest and the one with the lowest share, each with its share. */
  found: (most: string, mostShare: string, least: string, leastShare: string) => string;
  /** No two places differ beyond chance. */
  alike: string;
}

/** Texts of the widget. */
const crossWords: WordsByLanguage<CrossWords> = {
  en: {
    place: 'Location',
    all: 'All places',
    total: 'Together',
    meaning:
      'Shares with their 95% range. Ranges of many cells are not judged together: among twenty, one misses the truth by chance.',
    found: (most, mostShare, least, leastShare) =>
      `Most often at ${most}: ${mostShare}. Least often at ${least}: ${leastShare}.`,
    alike: 'No place clearly says it more often than another.',
  },
  pl: {
    place: 'Lokalizacja',
    all: 'Wszystkie miejsca',
    total: 'Razem',
    meaning:
      'Udziały z przedziałem 95%. Przedziałów wielu pól nie oceniamy razem: na dwadzieścia jeden mija się z prawdą przez przypadek.',
    found: (most, mostShare, least, leastShare) =>
      `Najczęściej: ${most}, ${mostShare}. Najrzadziej: ${least}, ${leastShare}.`,
    alike: 'Żadne miejsce nie mówi tego wyraźnie częściej niż inne.',
  },
};

/** The finding of the table, before its figures: where this is said most and least. Undefined for one place. */
function findPlaces(rows: readonly CrossTableRow[], words: CrossWords, formats: Formats) {
  const known = rows.flatMap(({ id, name, total: { value, low, high, n } }) =>
    id === null || value === null || low === null || high === null || n < enoughToTell
      ? []
      : [{ name, value, low, high }],
  );
  if (known.length < 2) return undefined;
  const byShare = known.toSorted((one, other) => one.value - other.value);
  const [least, most] = [byShare[0], byShare.at(-1)];
  if (!least || !most || most.low <= least.high) return words.alike;
  return words.found(
    most.name,
    formats.percent(most.value),
    least.name,
    formats.percent(least.value),
  );
}

/** Columns of the table. */
function crossColumns(
  periods: readonly string[],
  words: CrossWords,
  formats: Formats,
): readonly TableColumn<CrossTableRow>[] {
  const column = (
    id: string,
    label: string,
    place: Pick<TableColumn<CrossTableRow>, 'onCard' | 'below'>,
    estimateOf: (row: CrossTableRow) => Estimate | undefined,
  ): TableColumn<CrossTableRow> => ({
    id,
    label,
    cell: (row) => {
      const estimate = estimateOf(row);
      return estimate && <EstimateFigure estimate={estimate} write={formats.percent} />;
    },
    brief: (row) => {
      const estimate = estimateOf(row);
      return estimate && <BriefFigure estimate={estimate} write={formats.percent} />;
    },
    align: 'end',
    ...place,
  });
  return [
    {
      id: 'name',
      label: words.place,
      cell: ({ id, name }) => (id === null ? <strong>{words.all}</strong> : name),
    },
    // Before the periods, which may be more than a screen shows at once.
    column('total', words.total, { onCard: 'end' }, ({ total }) => total),
    ...periods.map((label, index) =>
      column(
        `period-${index}`,
        label,
        // The newest three stay beside one another on a tablet.
        { onCard: 'detail', ...(index < periods.length - 3 && { below: 760 }) },
        ({ cells }) => cells[index],
      ),
    ),
  ];
}

export interface CrossTableProps extends WidgetProps {
  /** Days of each column, oldest first. */
  periods: readonly { from: string; to: string }[];
  rows: readonly CrossTableRow[];
}

/** The share of one answer by place and time. Answers "where and when do people say this?" */
export function CrossTable(props: CrossTableProps) {
  const names = useSampleNames();
  const { periods, rows, ...card } = withSample(
    props,
    props.rows.every(({ total }) => total.n === 0),
    () => ({ periods: samplePeriods, rows: sampleShares(names.places) }),
  );
  const words = useWords(widgetWords);
  const own = useWords(crossWords);
  const formats = useFormats();
  const labels = periods.map(({ from, to }) => formats.days(from, to));
  // All together say the same as a place that is alone.
  const shown = rows.length > 2 ? rows : rows.filter(({ id }) => id !== null);
  const values = ({ value, low, high, n }: Estimate) => [value, low, high, n];

  return (
    <WidgetCard
      {...card}
      // The finding, three places with all of them, and the note.
      height={376}
      isEmpty={rows.every(({ total }) => total.n === 0)}
      readAs="table"
      lead={findPlaces(rows, own, formats)}
      table={{
        columns: [
          own.place,
          ...[own.total, ...labels].flatMap((label) => [
            label,
            `${label}: ${words.lowEnd}`,
            `${label}: ${words.highEnd}`,
            `${label}: n`,
          ]),
        ],
        // Never rendered: the chart is a table itself.
        rows: [],
        values: shown.map(({ id, name, cells, total }) => [
          id === null ? own.all : name,
          ...[total, ...cells].flatMap(values),
        ]),
      }}
    >
      <LazyTable
        label={card.title}
        columns={crossColumns(labels, own, formats)}
        rows={shown}
        rowId={({ id }) => id ?? 'all'}
        rowName={({ id, name }) => (id === null ? own.all : name)}
      />
      <p className={styles.meaning}>{own.meaning}</p>
    </WidgetCard>
  );
}
