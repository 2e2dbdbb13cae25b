import { IntervalBar } from '../../charts/IntervalBar/IntervalBar';
import type { Formats } from '../../charts/useFormats';
import type { TableColumn } from '../../components/Table/Table';
import { EstimateFigure } from '../EstimateFigure';
import type { widgetWords } from '../words';
import * as styles from './LocationsAndCodes.css';
import type { RankedPlace } from './sortPlaces';

/** What a ranking shows of each place. */
export function placeColumns(
  words: (typeof widgetWords)['en'],
  formats: Formats,
): readonly TableColumn<RankedPlace>[] {
  const column = (
    id: string,
    label: string,
    cell: TableColumn<RankedPlace>['cell'],
    more: Partial<TableColumn<RankedPlace>> = {},
  ): TableColumn<RankedPlace> => ({ id, label, cell, isSortable: true, ...more });
  const end = { align: 'end' } as const;

  return [
    column('name', words.name, ({ place, name, location }) => (
      <div className={styles.name}>
        <span className={styles.place}>{place}</span>
        <span className={styles.names}>
          {name}
          {location != null && <span className={styles.location}>{location}</span>}
        </span>
      </div>
    )),
    column('averageRating', words.averageRating, ({ averageRating }) => (
      <div className={styles.rating}>
        <EstimateFigure estimate={averageRating} write={formats.decimal}>
          <IntervalBar {...averageRating} from={1} to={10} />
        </EstimateFigure>
      </div>
    )),
    column('nps', words.nps, ({ nps }) => <EstimateFigure estimate={nps} write={formats.score} />, {
      ...end,
    }),
    column('scans', words.scans, ({ scans }) => formats.count(scans), end),
    column('submissions', words.submissions, ({ submissions }) => formats.count(submissions), end),
    column(
      'conversionRate',
      words.conversion,
      ({ conversionRate }) => <EstimateFigure estimate={conversionRate} write={formats.percent} />,
      end,
    ),
    column(
      'averageResponseTime',
      words.responseTime,
      ({ averageResponseTime }) =>
        averageResponseTime === null ? '–' : formats.duration(averageResponseTime),
      end,
    ),
  ];
}
