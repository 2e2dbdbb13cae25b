import { useState } from 'react';

import { undrawn } from '../../charts/drawing/Drawing';
import { IntervalBar } from '../../charts/IntervalBar/IntervalBar';
import { type Formats, useFormats } from '../../charts/useFormats';
import { Button } from '../../components/Button/Button';
import type { TableColumn } from '../../components/Table/Table';
import { useMedia } from '../../internal/useMedia';
import { useWords, type WordsByLanguage } from '../../internal/useWords';
import { media } from '../../tokens/breakpoints';
import { enoughToTell, type Estimate } from '../EstimateFigure';
import { early } from '../figure.css';
import { LazyTable } from '../LazyTable';
import { sampleDrivers, useSampleNames } from '../namedSamples';
import { withSample } from '../samples';
import { layOutEffects } from '../Themes/Effect';
import { themeWords } from '../Themes/words';
import { topicWords } from '../Topics/words';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import * as styles from './Answers.css';

/** Something that some answers say, and how their ratings differ from those of the others. */
export interface RatingDriver {
  id: string;
  name: string;
  /** The difference of the means, in points. */
  effect: Estimate;
  /** The same in standard deviations. */
  standardized: Estimate;
  /** The side beyond chance, of all that are looked at together. */
  goesWith: 'HIGHER' | 'LOWER' | null;
}

interface DriverWords {
  said: string;
  points: string;
  strength: string;
  answers: string;
  verdict: string;
  higher: string;
  lower: string;
  chance: string;
  found: (higher: string, lower: string) => string;
  none: string;
  meaning: string;
}

/** Texts of the widget. */
const driverWords: WordsByLanguage<DriverWords> = {
  en: {
    said: 'Topic of a comment',
    points: 'Difference',
    strength: 'In standard deviations',
    answers: 'Rated comments',
    verdict: 'Goes with',
    higher: 'Higher ratings',
    lower: 'Lower ratings',
    chance: 'Chance alone may make it',
    found: (higher, lower) =>
      [higher && `Goes with higher ratings: ${higher}.`, lower && `With lower ones: ${lower}.`]
        .filter(Boolean)
        .join(' '),
    none: 'No topic goes with higher or lower ratings beyond chance.',
    meaning:
      'The mean rating of comments that speak of it, less that of the others, in points, with the 95% range. All rows are judged together. It is an association: people who waited also met a busy team, and one need not cause the other.',
  },
  pl: {
    said: 'Temat komentarza',
    points: 'Różnica',
    strength: 'W odchyleniach standardowych',
    answers: 'Komentarze z oceną',
    verdict: 'Idzie w parze z',
    higher: 'Wyższe oceny',
    lower: 'Niższe oceny',
    chance: 'Może to być przypadek',
    found: (higher, lower) =>
      [higher && `W parze z wyższymi ocenami idą: ${higher}.`, lower && `Z niższymi: ${lower}.`]
        .filter(Boolean)
        .join(' '),
    none: 'Żaden temat nie idzie w parze z wyższymi ani niższymi ocenami bardziej, niż zrobiłby to przypadek.',
    meaning:
      'Średnia ocena komentarzy, które o tym mówią, minus średnia pozostałych, w punktach, z przedziałem 95%. Wszystkie wiersze oceniamy razem. To współwystępowanie: kto czekał, trafił też na zapracowany zespół, a jedno nie musi być przyczyną drugiego.',
  },
};

const tones = { HIGHER: 'better', LOWER: 'worse' } as const;

/** Columns of the table. */
function driverColumns(
  words: (typeof widgetWords)['en'],
  own: DriverWords,
  formats: Formats,
  reach: number,
): readonly TableColumn<RatingDriver>[] {
  return [
    { id: 'name', label: own.said, cell: ({ name }) => name },
    {
      id: 'points',
      label: own.points,
      cell: ({ effect: { value, low, high, n }, goesWith }) => (
        <div className={styles.strength}>
          <span className={styles.value}>{value === null ? '–' : formats.change(value)}</span>
          <IntervalBar
            value={value}
            low={low}
            high={high}
            from={-reach}
            to={reach}
            zero={0}
            tone={goesWith === null ? 'unclear' : tones[goesWith]}
          />
          <span className={styles.note}>
            {n < enoughToTell || low === null || high === null ? (
              <span className={early}>{words.tooEarly}</span>
            ) : (
              words.between(formats.change(low), formats.change(high))
            )}
          </span>
        </div>
      ),
      onCard: 'end',
      brief: ({ effect: { value, low, high }, goesWith }) => (
        <div className={styles.briefStrength}>
          <span className={styles.value}>{value === null ? '–' : formats.change(value)}</span>
          <IntervalBar
            {...{ value, low, high }}
            from={-reach}
            to={reach}
            zero={0}
            tone={goesWith === null ? 'unclear' : tones[goesWith]}
          />
        </div>
      ),
    },
    {
      id: 'n',
      label: own.answers,
      cell: ({ effect: { n } }) => formats.count(n),
      align: 'end',
      below: 760,
      onCard: 'detail',
    },
    {
      id: 'verdict',
      label: own.verdict,
      cell: ({ goesWith }) =>
        goesWith === null ? (
          <span className={styles.note}>{own.chance}</span>
        ) : goesWith === 'HIGHER' ? (
          own.higher
        ) : (
          own.lower
        ),
    },
  ];
}

export interface RatingDriversProps extends WidgetProps {
  drivers: readonly RatingDriver[];
}

/** Topics by how strongly they go with the rating. Answers "what goes with good and bad ratings?" */
export function RatingDrivers(props: RatingDriversProps) {
  const names = useSampleNames();
  const { drivers, ...card } = withSample(props, props.drivers.length === 0, () => ({
    drivers: sampleDrivers(names.topics),
  }));
  const words = useWords(widgetWords);
  const own = useWords(driverWords);
  const themes = useWords(themeWords);
  const topics = useWords(topicWords);
  const formats = useFormats();
  const isPhone = useMedia(media.phone);
  const [showsAll, setShowsAll] = useState(false);
  const strength = ({ standardized: { value } }: RatingDriver) => Math.abs(value ?? 0);
  const strongestFirst = drivers.toSorted(
    (a, b) =>
      Number(b.goesWith !== null) - Number(a.goesWith !== null) || strength(b) - strength(a),
  );
  const namesOf = (side: RatingDriver['goesWith']) =>
    strongestFirst
      .filter(({ goesWith }) => goesWith === side)
      .map(({ name }) => name)
      .join(', ');
  // Those beyond chance are always shown, of the others as many as fill the table.
  const beyondChance = drivers.filter(({ goesWith }) => goesWith !== null).length;
  const most = Math.max(isPhone ? 6 : 8, Math.min(beyondChance, isPhone ? 8 : 12));
  const verdictOf = ({ goesWith }: RatingDriver) =>
    goesWith === null ? own.chance : goesWith === 'HIGHER' ? own.higher : own.lower;

  return (
    <WidgetCard
      {...card}
      height={240}
      isEmpty={drivers.length === 0}
      readAs="table"
      lead={own.found(namesOf('HIGHER'), namesOf('LOWER')) || own.none}
      table={{
        columns: [
          own.said,
          own.points,
          words.lowEnd,
          words.highEnd,
          own.strength,
          'n',
          own.verdict,
        ],
        // Never rendered: the chart is a table itself.
        rows: [],
        values: strongestFirst.map((driver) => [
          driver.name,
          driver.effect.value,
          driver.effect.low,
          driver.effect.high,
          driver.standardized.value,
          driver.effect.n,
          verdictOf(driver),
        ]),
      }}
    >
      <LazyTable
        label={card.title}
        density="compact"
        columns={driverColumns(
          words,
          own,
          formats,
          layOutEffects(drivers.map(({ effect }) => effect)),
        )}
        rows={showsAll ? strongestFirst : strongestFirst.slice(0, most)}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
      />
      {drivers.length > most && (
        <div className={styles.all} {...undrawn}>
          <Button size="small" onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? themes.showFirst(most) : topics.showAll(drivers.length)}
          </Button>
        </div>
      )}
      <p className={styles.meaning}>{own.meaning}</p>
    </WidgetCard>
  );
}
