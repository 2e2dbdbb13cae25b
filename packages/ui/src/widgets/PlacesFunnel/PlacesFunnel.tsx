import { ChartProbe } from '../../charts/ChartProbe/ChartProbe';
import { IntervalBand } from '../../charts/IntervalBand/IntervalBand';
import { gridLine, tick } from '../../charts/TimeChart/TimeChart.css';
import { useChartWidth } from '../../charts/useChartWidth';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { enoughToTell } from '../EstimateFigure';
import { legend, legendKey } from '../legend.css';
import { sampleFunnelOfPlaces, samplePlaces, useSampleNames } from '../namedSamples';
import { withSample } from '../samples';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { type FunnelLimit, layOutPlaces, type RatedPlace } from './layOutPlaces';
import * as styles from './PlacesFunnel.css';
import { placesWords } from './words';

/** A circle, or a triangle that points to where a place stands out. */
function Mark({ x, y, standing }: { x: number; y: number } & Pick<RatedPlace, 'standing'>) {
  if (standing === null) return <circle cx={x} cy={y} r="4.5" className={styles.dot} />;
  const tip = standing === 'ABOVE' ? -7 : 7;
  return (
    <path
      d={`M${x} ${y + tip}l6.5 ${-tip * 1.7}h-13z`}
      className={styles.dot}
      data-standing={standing}
    />
  );
}

function FunnelLegend({ has }: { has: (standing: 'ABOVE' | 'BELOW') => boolean }) {
  const own = useWords(placesWords);
  return (
    <ul className={legend} aria-hidden="true">
      <li className={legendKey}>
        <svg width="24" height="12">
          <path d="M0 6h24" className={styles.middle} />
        </svg>
        {own.mean}
      </li>
      <li className={legendKey}>
        <svg width="24" height="12">
          <rect width="24" height="12" rx="2" className={styles.bandKey} />
        </svg>
        {own.inner}
      </li>
      <li className={legendKey}>
        <svg width="24" height="12">
          <path d="M0 6h24" className={styles.outer} />
        </svg>
        {own.outer}
      </li>
      {(['ABOVE', 'BELOW'] as const).filter(has).map((standing) => (
        <li key={standing} className={legendKey}>
          <svg width="16" height="16">
            <Mark x={8} y={8} standing={standing} />
          </svg>
          {standing === 'ABOVE' ? own.above : own.below}
        </li>
      ))}
    </ul>
  );
}

export interface PlacesFunnelProps extends WidgetProps {
  places: readonly RatedPlace[];
  /** Null until two places have ten ratings. */
  funnel: {
    mean: number;
    /** The standard deviation of places beyond chance, in points. */
    placesDiffer: number;
    limits: readonly FunnelLimit[];
  } | null;
}

const height = 320;
const margin = { top: 12, right: 12, bottom: 44, left: 24 };
/** So many names have room beside their marks. */
const mostNames = 6;

/** A name in the pixels beside its mark: its caption letters are some 7 wide. The lead and the table have it in full. */
const shorten = (name: string, room: number) => {
  const letters = Math.floor(room / 7);
  return name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`;
};

/** Places by their number of ratings and their mean, and where chance would put them. Answers "which place really stands out?" */
export function PlacesFunnel(props: PlacesFunnelProps) {
  const sampleNames = useSampleNames();
  const { places, funnel, ...card } = withSample(
    props,
    props.places.every(({ averageRating: { n } }) => n === 0),
    () => ({ places: samplePlaces(sampleNames.places), funnel: sampleFunnelOfPlaces }),
  );
  const words = useWords(widgetWords);
  const own = useWords(placesWords);
  const formats = useFormats();
  const [element, width] = useChartWidth();
  const size = {
    width: Math.max(0, width - margin.left - margin.right),
    height: height - margin.top - margin.bottom,
  };
  const { mean = 0, placesDiffer = 0, limits = [] } = funnel ?? {};
  const plot = layOutPlaces(places, limits, mean, size);
  const those = (standing: 'ABOVE' | 'BELOW') =>
    places.filter((place) => place.standing === standing);
  const namesOf = (standing: 'ABOVE' | 'BELOW') =>
    those(standing)
      .map(({ name }) => name)
      .join('; ');
  const standOut = places.filter(({ standing }) => standing !== null);

  const standingOf = ({ standing, averageRating: { n } }: RatedPlace) => {
    if (n < enoughToTell) return words.tooEarly;
    if (standing === null) return own.inside;
    return standing === 'ABOVE' ? words.standsAbove : words.standsBelow;
  };
  const figuresOf = ({ averageRating: { value, n } }: RatedPlace) =>
    `${value === null ? words.noRating : formats.decimal(value)}, ${words.restsOn(n)}`;
  const at = (index: number) => plot.shown[index]?.place;

  return (
    <WidgetCard
      {...card}
      height={height}
      isEmpty={places.every(({ averageRating: { n } }) => n === 0)}
      description={placesDiffer >= 0.05 ? own.differ(formats.decimal(placesDiffer)) : undefined}
      lead={
        funnel === null
          ? own.few
          : standOut.length === 0
            ? own.none
            : own.stand(namesOf('ABOVE'), namesOf('BELOW'))
      }
      table={{
        columns: [
          words.name,
          own.ratings,
          words.averageRating,
          words.lowEnd,
          words.highEnd,
          own.standing,
        ],
        rows: places.map((place) => {
          const { value, low, high, n } = place.averageRating;
          const write = (rating: number | null) =>
            rating === null ? '–' : formats.decimal(rating);
          return [
            place.name,
            formats.count(n),
            write(value),
            write(low),
            write(high),
            standingOf(place),
          ];
        }),
      }}
    >
      {funnel !== null && (
        <>
          <FunnelLegend has={(standing) => those(standing).length > 0} />
          <div ref={element} className={styles.place}>
            <svg width={width} height={height} style={{ display: 'block' }} aria-hidden="true">
              <g transform={`translate(${margin.left} ${margin.top})`}>
                {plot.ratings.map(({ value, y }) => (
                  <g key={value} transform={`translate(0 ${y})`}>
                    <line x2={size.width} className={gridLine} />
                    <text x={-8} dy="0.32em" textAnchor="end" className={tick}>
                      {formats.count(value)}
                    </text>
                  </g>
                ))}
                <IntervalBand bounds={plot.band} />
                {plot.outer.map((d) => (
                  <path key={d} d={d} className={styles.outer} />
                ))}
                <line x2={size.width} y1={plot.middle} y2={plot.middle} className={styles.middle} />
                {plot.shown.map(({ place, x, y }) => (
                  <Mark key={place.id} x={x} y={y} standing={place.standing} />
                ))}
                {standOut.length <= mostNames &&
                  plot.shown
                    .filter(({ place }) => place.standing !== null)
                    .map(({ place, x, y }) => (
                      <text
                        key={place.id}
                        x={x > size.width / 2 ? x + 7 : x - 7}
                        // Beyond the mark, off the limit that it lies beyond.
                        y={y + (place.standing === 'ABOVE' ? -14 : 16)}
                        dy="0.32em"
                        textAnchor={x > size.width / 2 ? 'end' : 'start'}
                        className={styles.label}
                      >
                        {shorten(place.name, Math.max(x, size.width - x))}
                      </text>
                    ))}
                {plot.counts.map(({ value, x }) => (
                  <text key={value} x={x} y={size.height + 18} textAnchor="middle" className={tick}>
                    {formats.count(value)}
                  </text>
                ))}
                <text x={size.width} y={size.height + 36} textAnchor="end" className={tick}>
                  {own.ratings}
                </text>
              </g>
            </svg>
            <div className={styles.plot} style={{ left: margin.left, top: margin.top, ...size }}>
              <ChartProbe
                label={own.ratings}
                places={plot.shown.map(({ x }) => x)}
                width={size.width}
                tipPlacement="bottom"
                describe={(index) => {
                  const place = at(index);
                  return place ? `${place.name}: ${figuresOf(place)}. ${standingOf(place)}` : '';
                }}
                renderTip={(index) => {
                  const place = at(index);
                  return (
                    place && (
                      <>
                        <strong>{place.name}</strong>
                        <br />
                        {figuresOf(place)}
                        <br />
                        {standingOf(place)}
                      </>
                    )
                  );
                }}
              />
            </div>
          </div>
        </>
      )}
    </WidgetCard>
  );
}
