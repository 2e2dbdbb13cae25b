import { useFormats } from '../../charts/useFormats';
import { Link } from '../../components/Link/Link';
import { useWords, type WordsByLanguage } from '../../internal/useWords';
import { enoughToTell, type Estimate } from '../EstimateFigure';
import { early, figure, figureNote, figureValue } from '../figure.css';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import * as styles from './Answers.css';

/** An option of a question, or a point of its scale. */
export interface AnswerOption {
  id: string;
  label: string;
  count: number;
  /** Of those who answered. */
  share: Estimate;
}

/** A typed answer. */
export interface TypedAnswer {
  id: string;
  text: string;
  /** The feedback that it is from. */
  href?: string;
}

export interface QuestionAnswersProps extends WidgetProps {
  /** Submissions of versions with the question. */
  asked: number;
  /** The share of these that answer it. */
  answered: Estimate;
  options: readonly AnswerOption[];
  /** The one number of a scale or of numbers. */
  figure?: { kind: 'mean' | 'median' | 'nps'; estimate: Estimate } | undefined;
  /** The smallest and the largest number. */
  range?: readonly [lowest: number, highest: number] | undefined;
  texts: readonly TypedAnswer[];
  /** The most frequent words of typed answers. */
  words: readonly { text: string; count: number }[];
  /** Other words in which earlier versions asked it, newest first. */
  formerly: readonly string[];
}

interface QuestionWords {
  option: string;
  answered: (n: string, asked: string) => string;
  figures: Record<'mean' | 'median' | 'nps', string>;
  range: (lowest: string, highest: string) => string;
  newest: string;
  frequent: string;
  formerly: (label: string) => string;
  nobody: string;
}

/** Texts of the widget. */
const questionWords: WordsByLanguage<QuestionWords> = {
  en: {
    option: 'Answer',
    answered: (n, asked) => `${n} of ${asked} answered`,
    figures: { mean: 'on average', median: 'in the middle', nps: 'net promoter score' },
    range: (lowest, highest) => `smallest ${lowest}, largest ${highest}`,
    newest: 'Newest answers',
    frequent: 'Often used',
    formerly: (label) => `Asked before as “${label}”: both are counted here.`,
    nobody: 'Nobody has answered yet.',
  },
  pl: {
    option: 'Odpowiedź',
    answered: (n, asked) => `${n} z ${asked} odpowiedziało`,
    figures: { mean: 'średnio', median: 'mediana', nps: 'wskaźnik NPS' },
    range: (lowest, highest) => `od ${lowest} do ${highest}`,
    newest: 'Najnowsze odpowiedzi',
    frequent: 'Często pada',
    formerly: (label) => `Wcześniej pytanie brzmiało „${label}”: tu liczymy oba.`,
    nobody: 'Nikt jeszcze nie odpowiedział.',
  },
};

/** Height of a row of the chart. */
const rowHeight = 44;

/** The answers to a further question of a form. Answers "what did they say when we asked?" */
export function QuestionAnswers({
  asked,
  answered,
  options,
  figure: found,
  range,
  texts,
  words: frequent,
  formerly,
  ...card
}: QuestionAnswersProps) {
  const words = useWords(widgetWords);
  const own = useWords(questionWords);
  const formats = useFormats();
  const count = Math.round((answered.value ?? 0) * answered.n);
  const write = (value: number) =>
    found?.kind === 'nps' ? formats.score(Math.round(value)) : formats.decimal(value);
  // A long scale is a shape: its points stand side by side.
  const isScale = options.length > 7 && options.every(({ label }) => /^\d+$/.test(label));
  const highest = Math.max(0, ...options.map(({ share: { value } }) => value ?? 0));

  return (
    <WidgetCard
      {...card}
      height={isScale ? styles.columnsHeight : Math.max(3, options.length) * rowHeight}
      isEmpty={asked === 0}
      sample={count}
      readAs={options.length > 0 ? 'drawing' : 'list'}
      lead={own.answered(formats.count(count), formats.count(asked))}
      table={{
        columns: [own.option, words.answers, words.share, words.lowEnd, words.highEnd],
        rows: options.map(({ label, count: chosen, share: { value, low, high } }) => [
          label,
          formats.count(chosen),
          ...[value, low, high].map((part) => (part === null ? '–' : formats.percent(part))),
        ]),
        values: options.map(({ label, count: chosen, share: { value, low, high } }) => [
          label,
          chosen,
          value,
          low,
          high,
        ]),
      }}
    >
      {found && found.estimate.value !== null && (
        <p className={styles.questionFigure}>
          <span className={figure}>
            <span className={figureValue}>{write(found.estimate.value)}</span>
            <span className={figureNote}>
              {own.figures[found.kind]}
              {range && ` · ${own.range(formats.decimal(range[0]), formats.decimal(range[1]))}`}
              {' · '}
              {found.estimate.n < enoughToTell ||
              found.estimate.low === null ||
              found.estimate.high === null ? (
                <span className={early}>{words.tooEarly}</span>
              ) : (
                words.between(write(found.estimate.low), write(found.estimate.high))
              )}
            </span>
          </span>
        </p>
      )}
      {isScale && (
        <div className={styles.columns} aria-hidden="true">
          {options.map(({ id, label, count: chosen, share: { value } }) => (
            <div key={id} className={styles.column}>
              <span className={styles.columnCount}>{chosen > 0 && formats.count(chosen)}</span>
              <span
                className={styles.columnBar}
                style={{ height: `${((value ?? 0) / Math.max(highest, 0.01)) * 100}%` }}
              />
              <span className={styles.columnName}>{label}</span>
            </div>
          ))}
        </div>
      )}
      {options.length > 0 && !isScale && (
        <ul className={styles.options} aria-hidden="true">
          {options.map(({ id, label, count: chosen, share: { value, low, high } }) => (
            <li key={id} className={styles.option}>
              <span className={styles.optionName}>{label}</span>
              <span className={styles.optionCount}>
                {formats.count(chosen)}{' '}
                <span className={styles.optionShare}>{formats.percent(value ?? 0)}</span>
              </span>
              <span className={styles.track}>
                <span className={styles.bar} style={{ width: `${(value ?? 0) * 100}%` }} />
                {low !== null && high !== null && (
                  <span
                    className={styles.whisker}
                    style={{ insetInlineStart: `${low * 100}%`, width: `${(high - low) * 100}%` }}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {count === 0 && options.length === 0 && <p className={styles.note}>{own.nobody}</p>}
      {frequent.length > 0 && (
        <p className={styles.meaning}>
          {own.frequent}:{' '}
          {frequent.map(({ text, count: uses }) => `${text} (${formats.count(uses)})`).join(', ')}
        </p>
      )}
      {texts.length > 0 && (
        <>
          <h3 className={styles.textsTitle}>{own.newest}</h3>
          <ul className={styles.texts}>
            {texts.map(({ id, text, href }) => (
              <li key={id} className={styles.typed}>
                {href === undefined ? (
                  text
                ) : (
                  <Link href={href} tone="quiet">
                    {text}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {formerly.map((label) => (
        <p key={label} className={styles.meaning}>
          {own.formerly(label)}
        </p>
      ))}
    </WidgetCard>
  );
}
