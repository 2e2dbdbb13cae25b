import { type Formats, useFormats } from '../../charts/useFormats';
import type { TableColumn } from '../../components/Table/Table';
import { useWords } from '../../internal/useWords';
import {
  BriefFigure,
  type Estimate,
  EstimateFigure,
  layOutAxis,
  type RatingAxis,
  RatingFigure,
} from '../EstimateFigure';
import { LazyTable } from '../LazyTable';
import { samplePlaces, useSampleNames } from '../namedSamples';
import { withSample } from '../samples';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import type { RatedPlace } from './layOutPlaces';
import * as styles from './PlacesFunnel.css';
import { placesWords } from './words';

/** Columns of the table. */
function placeColumns(
  words: (typeof widgetWords)['en'],
  own: (typeof placesWords)['en'],
  formats: Formats,
  axis: RatingAxis,
): readonly TableColumn<RatedPlace>[] {
  const column = (
    id: string,
    label: string,
    cell: TableColumn<RatedPlace>['cell'],
    more: Partial<TableColumn<RatedPlace>> = {},
  ): TableColumn<RatedPlace> => ({ id, label, cell, ...more });

  /** No place is sure to meet a target, or not to. */
  const writeChance = (chance: number) => {
    if (chance < 0.01) return own.under(formats.percent(0.01));
    return chance > 0.99 ? own.over(formats.percent(0.99)) : formats.percent(chance);
  };

  return [
    column('name', words.name, ({ name, standing, averageRating: { n } }) => (
      <span className={styles.standing}>
        {name}
        <span className={styles.note}>
          {words.restsOn(n)}
          {standing !== null &&
            ` · ${standing === 'ABOVE' ? words.standsAbove : words.standsBelow}`}
        </span>
      </span>
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
    column(
      'satisfied',
      own.satisfied,
      ({ satisfied }) => <EstimateFigure estimate={satisfied} write={formats.percent} />,
      {
        align: 'end',
        brief: ({ satisfied }) => <BriefFigure estimate={satisfied} write={formats.percent} />,
      },
    ),
    column('nps', own.nps, ({ nps }) => <EstimateFigure estimate={nps} write={formats.score} />, {
      align: 'end',
      brief: ({ nps }) => <BriefFigure estimate={nps} write={formats.score} />,
    }),
    column(
      'target',
      own.target,
      ({ id, target, targetChance }) =>
        target === null ? (
          <span className={styles.note}>{id === '' ? '–' : own.noTarget}</span>
        ) : (
          <span className={styles.standing}>
            <span className={styles.value}>{formats.decimal(target)}</span>
            <span className={styles.note}>
              {targetChance === null ? words.tooEarly : own.chance(writeChance(targetChance))}
            </span>
          </span>
        ),
      {
        align: 'end',
        below: 640,
        onCard: 'detail',
        brief: ({ target }) => target !== null && formats.decimal(target),
      },
    ),
  ];
}

export interface PlacesRatedProps extends WidgetProps {
  places: readonly RatedPlace[];
  /** All places together. */
  all: Pick<RatedPlace, 'averageRating' | 'satisfied' | 'nps'> | null;
}

/** Places with their rating, the share of satisfied visitors beside the NPS, and their target. Answers "where do we stand?" */
export function PlacesRated(props: PlacesRatedProps) {
  const names = useSampleNames();
  const { places, all, ...card } = withSample(
    props,
    props.places.every(({ averageRating: { n } }) => n === 0),
    () => ({
      places: samplePlaces(names.places),
      all: null,
    }),
  );
  const words = useWords(widgetWords);
  const own = useWords(placesWords);
  const formats = useFormats();
  const together: readonly RatedPlace[] =
    all && places.length > 1
      ? [{ id: '', name: own.all, ...all, standing: null, target: null, targetChance: null }]
      : [];
  const bounds = ({ value, low, high }: Estimate) => [value, low, high];

  return (
    <WidgetCard
      {...card}
      height={240}
      isEmpty={places.length === 0}
      readAs="table"
      table={{
        columns: [
          words.name,
          own.ratings,
          ...[words.averageRating, own.satisfied, own.nps].flatMap((figure) => [
            figure,
            `${figure}: ${words.lowEnd}`,
            `${figure}: ${words.highEnd}`,
          ]),
          own.target,
          own.chance('%'),
        ],
        // Never rendered: the chart is a table itself.
        rows: [],
        values: [...places, ...together].map((place) => [
          place.name,
          place.averageRating.n,
          ...bounds(place.averageRating),
          ...bounds(place.satisfied),
          ...bounds(place.nps),
          place.target,
          place.targetChance,
        ]),
      }}
    >
      <LazyTable
        label={card.title}
        density="compact"
        columns={placeColumns(
          words,
          own,
          formats,
          layOutAxis([...places, ...together].map(({ averageRating }) => averageRating)),
        )}
        rows={[...places, ...together]}
        rowId={({ id }) => id || 'all'}
        rowName={({ name }) => name}
      />
      <p className={styles.meaning}>{own.meaning}</p>
    </WidgetCard>
  );
}
