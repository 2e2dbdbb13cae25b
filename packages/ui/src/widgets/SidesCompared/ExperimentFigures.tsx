import { useFormats } from '../../charts/useFormats';
import { useWords, type WordsByLanguage } from '../../internal/useWords';
import { LazyTable } from '../LazyTable';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { type SidesMeasure, sidesWords, writersOf } from './SidesCompared';
import * as styles from './SidesCompared.css';

/** A figure of both sides of an experiment. */
export interface ExperimentFigure {
  measure: Extract<
    SidesMeasure['measure'],
    'submissions' | 'scans' | 'conversionRate' | 'averageRating'
  >;
  /** Counts are those of a day and code. Null: there was nothing to measure. */
  a: number | null;
  b: number | null;
  nA: number;
  nB: number;
  /** B less A; of counts as a share of A. All null if unknown. */
  difference: { value: number | null; low: number | null; high: number | null };
  /** The share of plans in which chance makes a difference as large. */
  p: number | null;
}

interface ExperimentWords {
  better: (name: string, figure: string, p: string) => string;
  none: (figure: string) => string;
  unknown: string;
  figure: (measure: string, amount: string, range: string | undefined) => string;
  perCode: (measure: string) => string;
  difference: string;
  decides: string;
  alongside: string;
  meaning: string;
}

const experimentWords: WordsByLanguage<ExperimentWords> = {
  en: {
    better: (name, figure, p) =>
      `“${name}” did better. ${figure}. Chance makes such a difference in ${p} of plans.`,
    none: (figure) => `No difference that chance would not make. ${figure}.`,
    unknown: 'There was nothing to compare.',
    figure: (measure, amount, range) =>
      range === undefined
        ? `${measure}: ${amount} with B`
        : `${measure}: ${amount} with B, likely ${range}`,
    perCode: (measure) => `${measure}, per code`,
    difference: 'B less A',
    decides: 'Decides',
    alongside: 'For the record',
    meaning:
      'Differences are those within each code, without what its periods had in common, with their 95% range; of scans and submissions as a share of A. Only the figure chosen beforehand decides.',
  },
  pl: {
    better: (name, figure, p) =>
      `Lepiej wypada „${name}”. ${figure}. Taką różnicę przypadek daje w ${p} planów.`,
    none: (figure) => `Nie ma różnicy, której nie zrobiłby przypadek. ${figure}.`,
    unknown: 'Nie było czego porównać.',
    figure: (measure, amount, range) =>
      range === undefined
        ? `${measure}: ${amount} z B`
        : `${measure}: ${amount} z B, prawdopodobnie ${range}`,
    perCode: (measure) => `${measure}, na kod`,
    difference: 'B minus A',
    decides: 'Rozstrzyga',
    alongside: 'Dla informacji',
    meaning:
      'Różnice liczymy w obrębie każdego kodu, bez tego, co wspólne dla okresów, z przedziałem 95%; skany i odpowiedzi jako część A. Rozstrzyga tylko miara wybrana z góry.',
  },
};

export interface ExperimentFiguresProps extends WidgetProps {
  /** Names of both. */
  names: { a: string; b: string };
  verdict: 'a' | 'b' | 'none';
  /** The figure that decides comes first. */
  figures: readonly ExperimentFigure[];
}

/** The result of an experiment that has ended: which of two did better, by how much, and how sure that is. */
export function ExperimentFigures({ names, verdict, figures, ...card }: ExperimentFiguresProps) {
  const words = useWords(widgetWords);
  const sides = useWords(sidesWords);
  const own = useWords(experimentWords);
  const formats = useFormats();
  const [decides] = figures;

  const labels: Record<ExperimentFigure['measure'], string> = {
    submissions: sides.submissions,
    scans: sides.scans,
    conversionRate: words.conversion,
    averageRating: words.averageRating,
  };
  const labelOf = ({ measure }: ExperimentFigure) =>
    measure === 'submissions' || measure === 'scans'
      ? own.perCode(labels[measure])
      : labels[measure];
  const write = ({ measure }: ExperimentFigure) => writersOf(measure, formats, sides);
  const rangeOf = (figure: ExperimentFigure): string | undefined => {
    const { low, high } = figure.difference;
    if (low === null || high === null) return undefined;
    return words.between(write(figure).difference(low), write(figure).difference(high));
  };
  const amountOf = (figure: ExperimentFigure) => {
    const { value } = figure.difference;
    return value === null ? '–' : write(figure).difference(value);
  };
  const valueOf = (figure: ExperimentFigure, side: 'a' | 'b') => {
    const value = figure[side];
    return value === null ? '–' : write(figure).value(value);
  };
  const roleOf = (figure: ExperimentFigure) => (figure === decides ? own.decides : own.alongside);

  const finding = () => {
    if (!decides || decides.p === null) return own.unknown;
    const figure = own.figure(labels[decides.measure], amountOf(decides), rangeOf(decides));
    return verdict === 'none'
      ? own.none(figure)
      : own.better(names[verdict], figure, formats.percent(decides.p));
  };
  const side = (figure: ExperimentFigure, which: 'a' | 'b') => (
    <div className={styles.side}>
      <span className={styles.value}>{valueOf(figure, which)}</span>
      <span className={styles.note}>
        {sides.from(formats.count(which === 'a' ? figure.nA : figure.nB))}
      </span>
    </div>
  );

  const difference = (figure: ExperimentFigure) => (
    <div className={styles.side}>
      <span
        className={styles.difference}
        data-sure={(figure === decides && verdict !== 'none') || undefined}
      >
        {amountOf(figure)}
      </span>
      <span className={styles.note}>{rangeOf(figure) ?? '–'}</span>
      <span className={styles.note}>{roleOf(figure)}</span>
    </div>
  );

  return (
    <WidgetCard
      {...card}
      height={320}
      isEmpty={figures.every(({ nA, nB }) => nA + nB === 0)}
      readAs="table"
      lead={<p className={styles.finding}>{finding()}</p>}
      table={{
        columns: [
          sides.measure,
          names.a,
          'n',
          names.b,
          'n',
          own.difference,
          words.likelyRange,
          'p',
          '',
        ],
        rows: figures.map((figure) => [
          labelOf(figure),
          valueOf(figure, 'a'),
          formats.count(figure.nA),
          valueOf(figure, 'b'),
          formats.count(figure.nB),
          amountOf(figure),
          rangeOf(figure) ?? '–',
          figure.p === null ? '–' : formats.percent(figure.p),
          roleOf(figure),
        ]),
      }}
    >
      <LazyTable
        label={card.title}
        columns={[
          { id: 'measure', label: sides.measure, cell: labelOf },
          { id: 'a', onCard: 'field', label: `A: ${names.a}`, cell: (figure) => side(figure, 'a') },
          { id: 'b', onCard: 'field', label: `B: ${names.b}`, cell: (figure) => side(figure, 'b') },
          {
            id: 'difference',
            onCard: 'field',
            label: own.difference,
            cell: difference,
          },
        ]}
        rows={figures}
        rowId={({ measure }) => measure}
        rowName={labelOf}
      />
      <p className={styles.meaning}>{own.meaning}</p>
    </WidgetCard>
  );
}
