import { IntervalBar } from '../../charts/IntervalBar/IntervalBar';
import type { Formats } from '../../charts/useFormats';
import type { TableColumn } from '../../components/Table/Table';
import { EstimateFigure } from '../EstimateFigure';
import type { widgetWords } from '../words';
import { ChangeFigure } from './ChangeFigure';
import * as styles from './FormsCompared.css';
import type { FormVersion } from './FormVersion';
import type { RatingAxis } from './layOutAxis';
import type { formWords } from './words';

/** What is shown of each version of a form. Ratings are on the axis that the forms are on. */
export function versionColumns(
  words: (typeof widgetWords)['en'],
  own: (typeof formWords)['en'],
  formats: Formats,
  { from, to }: RatingAxis,
): readonly TableColumn<FormVersion>[] {
  return [
    {
      id: 'version',
      label: own.version,
      cell: ({ version, publishedAt }) => (
        <div className={styles.version}>
          {own.versionOf(version)}
          <span className={styles.published}>{formats.dayOf(publishedAt)}</span>
        </div>
      ),
    },
    {
      id: 'averageRating',
      label: words.averageRating,
      cell: ({ averageRating }) => (
        <div className={styles.rating}>
          <EstimateFigure estimate={averageRating} write={formats.decimal}>
            <IntervalBar {...averageRating} from={from} to={to} />
          </EstimateFigure>
        </div>
      ),
    },
    {
      id: 'change',
      label: own.change,
      cell: ({ change }) => <ChangeFigure change={change} />,
    },
    {
      id: 'submissions',
      label: words.answers,
      align: 'end',
      cell: ({ submissions }) => formats.count(submissions),
    },
    {
      id: 'nps',
      label: words.nps,
      align: 'end',
      cell: ({ nps }) => <EstimateFigure estimate={nps} write={formats.score} />,
    },
    {
      id: 'commentRate',
      label: own.commentRate,
      align: 'end',
      cell: ({ commentRate }) => <EstimateFigure estimate={commentRate} write={formats.percent} />,
    },
    {
      id: 'averageResponseTime',
      label: words.responseTime,
      align: 'end',
      cell: ({ averageResponseTime }) =>
        averageResponseTime === null ? '–' : formats.duration(averageResponseTime),
    },
  ];
}
