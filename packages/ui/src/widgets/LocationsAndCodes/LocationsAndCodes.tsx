import { useState } from 'react';
import { useLocale } from 'react-aria-components';

import { undrawn } from '../../charts/drawing/undrawn';
import { useFormats } from '../../charts/useFormats';
import { Button } from '../../components/Button/Button';
import { useWords } from '../../internal/useWords';
import { LateTable } from '../LateTable';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import * as styles from './LocationsAndCodes.css';
import { placeColumns } from './placeColumns';
import { byRank, nextSort, sortPlaces, type PlaceRow } from './sortPlaces';
import { placeWords } from './words';

export interface LocationsAndCodesProps extends WidgetProps {
  /** Best first, by the lower end of the average rating's interval. */
  rows: readonly PlaceRow[];
  /** How many are shown before the reader asks for all. A file has them all. */
  most?: number;
}

/** Locations or codes side by side: visits, answers, ratings, and how sure each is. Sorted as the reader likes. */
export function LocationsAndCodes({ rows, most = 10, ...card }: LocationsAndCodesProps) {
  const words = useWords(widgetWords);
  const own = useWords(placeWords);
  const formats = useFormats();
  const { locale } = useLocale();
  const [sort, setSort] = useState(byRank);
  const [showsAll, setShowsAll] = useState(false);
  const sorted = sortPlaces(rows, sort, locale);
  const bounds = (figure: string) => [figure, own.lowOf(figure), own.highOf(figure)];
  const isOfCodes = rows.some(({ location }) => location != null);

  return (
    <WidgetCard
      {...card}
      height={240}
      isEmpty={rows.length === 0}
      readAs="table"
      description={rows.length > 0 ? own.ranked : undefined}
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
        // Nobody reads these: the drawing is a table itself.
        rows: [],
        values: rows.map((row, index) => [
          index + 1,
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
        <div className={styles.table}>
          <LateTable
            label={card.title}
            columns={placeColumns(words, formats)}
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
