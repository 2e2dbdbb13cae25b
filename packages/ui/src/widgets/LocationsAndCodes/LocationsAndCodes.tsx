import { useState } from 'react';
import { useLocale } from 'react-aria-components';

import { undrawn } from '../../charts/drawing/Drawing';
import { type Formats, useFormats } from '../../charts/useFormats';
import { Button } from '../../components/Button/Button';
import { useWords, type WordsByLanguage } from '../../internal/useWords';
import { LazyTable } from '../LazyTable';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import * as styles from './LocationsAndCodes.css';
import type { TableColumn, TableSort } from '../../components/Table/Table';
import {
  BriefFigure,
  EstimateFigure,
  layOutAxis,
  type RatingAxis,
  RatingFigure,
} from '../EstimateFigure';
import { samplePlaces, useSampleNames } from '../namedSamples';
import { withSample } from '../samples';
import { areRanked } from '../TopPerformers/TopPerformers';
import { nextSort, placeRows, type PlaceRow, type RankedPlace, sortPlaces } from './sortPlaces';

interface PlaceWords {
  /** Explains the ranking. */
  ranked: string;
  place: string;
  location: string;
  /** Heads of a file's columns: a figure's own, and its bounds. */
  lowOf: (figure: string) => string;
  highOf: (figure: string) => string;
  seconds: (figure: string) => string;
  showAll: (count: string) => string;
  showFirst: (count: string) => string;
}

/** The words of a ranking of places. */
const placeWords: WordsByLanguage<PlaceWords> = {
  en: {
    ranked: 'Ranked by the low end of the likely rating, so that a few lucky answers do not lead.',
    place: 'Place',
    location: 'Location',
    lowOf: (figure) => `${figure}: at least (95%)`,
    highOf: (figure) => `${figure}: at most (95%)`,
    seconds: (figure) => `${figure} (s)`,
    showAll: (count) => `Show all ${count}`,
    showFirst: (count) => `Show the first ${count}`,
  },
  pl: {
    ranked:
      'Kolejność według dolnego końca prawdopodobnego zakresu oceny: kilka udanych odpowiedzi nie wystarczy na pierwsze miejsce.',
    place: 'Miejsce',
    location: 'Lokalizacja',
    lowOf: (figure) => `${figure}: co najmniej (95%)`,
    highOf: (figure) => `${figure}: co najwyżej (95%)`,
    seconds: (figure) => `${figure} (s)`,
    showAll: (count) => `Pokaż wszystkie (${count})`,
    showFirst: (count) => `Pokaż pierwsze ${count}`,
  },
};

/** Columns of a ranking. */
function placeColumns(
  words: (typeof widgetWords)['en'],
  formats: Formats,
  axis: RatingAxis,
  isRanked: boolean,
): readonly TableColumn<RankedPlace>[] {
  const column = (
    id: string,
    label: string,
    cell: TableColumn<RankedPlace>['cell'],
    more: Partial<TableColumn<RankedPlace>> = {},
  ): TableColumn<RankedPlace> => ({ id, label, cell, isSortable: true, ...more });
  const end = { align: 'end' } as const;

  return [
    column('name', words.name, ({ place, name, location, standing }) => (
      <div className={styles.name}>
        {isRanked && <span className={styles.place}>{place}</span>}
        <span className={styles.names}>
          {name}
          {location != null && <span className={styles.location}>{location}</span>}
          {standing != null && (
            <span className={styles.location}>
              {standing === 'ABOVE' ? words.standsAbove : words.standsBelow}
            </span>
          )}
        </span>
      </div>
    )),
    column(
      'averageRating',
      words.averageRating,
      ({ averageRating }) => (
        <RatingFigure estimate={averageRating} write={formats.decimal} axis={axis} />
      ),
      {
        onCard: 'end',
        brief: ({ averageRating }) => (
          <BriefFigure estimate={averageRating} write={formats.decimal} />
        ),
      },
    ),
    column('nps', words.nps, ({ nps }) => <EstimateFigure estimate={nps} write={formats.score} />, {
      ...end,
      brief: ({ nps }) => <BriefFigure estimate={nps} write={formats.score} />,
    }),
    column('scans', words.scans, ({ scans }) => formats.count(scans), {
      ...end,
      below: 820,
      onCard: 'detail',
    }),
    column('submissions', words.submissions, ({ submissions }) => formats.count(submissions), {
      ...end,
      below: 740,
    }),
    column(
      'conversionRate',
      words.conversion,
      ({ conversionRate }) => <EstimateFigure estimate={conversionRate} write={formats.percent} />,
      {
        ...end,
        brief: ({ conversionRate }) => (
          <BriefFigure estimate={conversionRate} write={formats.percent} />
        ),
      },
    ),
    column(
      'averageResponseTime',
      words.responseTime,
      ({ averageResponseTime }) =>
        averageResponseTime === null ? '–' : formats.duration(averageResponseTime),
      { ...end, below: 900, onCard: 'detail' },
    ),
  ];
}

export interface LocationsAndCodesProps extends WidgetProps {
  /** Best first, by the lower end of the average rating's interval. */
  rows: readonly PlaceRow[];
  /** The rows are codes, which have a location each. */
  ofCodes?: boolean;
  /** Number of rows shown before "Show all" is pressed. A downloaded file has all of them. */
  most?: number;
}

/** Locations or codes side by side: visits, answers, ratings, and how sure each is. Sorted as the reader likes. */
export function LocationsAndCodes(props: LocationsAndCodesProps) {
  const names = useSampleNames();
  const {
    rows,
    most = 10,
    ofCodes = false,
    ...card
  } = withSample(props, props.rows.length === 0, () => ({
    rows: props.ofCodes ? samplePlaces(names.codes, names.places) : samplePlaces(names.places),
  }));
  const words = useWords(widgetWords);
  const own = useWords(placeWords);
  const formats = useFormats();
  const { locale } = useLocale();
  const [sort, setSort] = useState<TableSort | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const sorted = sortPlaces(rows, sort, locale);
  const bounds = (figure: string) => [figure, own.lowOf(figure), own.highOf(figure)];
  const axis = layOutAxis(rows.map(({ averageRating }) => averageRating));
  const isRanked = areRanked(rows);
  const isOfCodes = ofCodes || rows.some(({ location }) => location != null);

  return (
    <WidgetCard
      {...card}
      // Three rows.
      height={200}
      isEmpty={rows.length === 0}
      readAs="table"
      description={
        rows.length === 0 && card.state !== 'loading'
          ? undefined
          : rows.length > 1 && !isRanked
            ? `${words.noneStandsOut} ${own.ranked}`
            : own.ranked
      }
      table={{
        columns: [
          own.place,
          words.name,
          ...(isOfCodes ? [own.location] : []),
          words.scans,
          words.submissions,
          ...bounds(words.conversion),
          ...bounds(words.averageRating),
          ...bounds(words.nps),
          own.seconds(words.responseTime),
        ],
        // Never rendered: the chart is a table itself.
        rows: [],
        values: placeRows(rows).map((row) => [
          row.place,
          row.name,
          ...(isOfCodes ? [row.location ?? ''] : []),
          row.scans,
          row.submissions,
          ...[row.conversionRate, row.averageRating, row.nps].flatMap(({ value, low, high }) => [
            value,
            low,
            high,
          ]),
          row.averageResponseTime,
        ]),
      }}
    >
      <div className={styles.layout}>
        <div className={isRanked ? styles.rankedTable : styles.table}>
          <LazyTable
            label={card.title}
            density="compact"
            columns={placeColumns(words, formats, axis, isRanked)}
            rows={showsAll ? sorted : sorted.slice(0, most)}
            rowId={({ id }) => id}
            rowName={({ name }) => name}
            sort={sort}
            onSort={(asked) => setSort(nextSort(sort, asked))}
          />
        </div>
        {rows.length > most && (
          <div {...undrawn}>
            <Button size="small" onPress={() => setShowsAll(!showsAll)}>
              {showsAll
                ? own.showFirst(formats.count(most))
                : own.showAll(formats.count(rows.length))}
            </Button>
          </div>
        )}
      </div>
    </WidgetCard>
  );
}
