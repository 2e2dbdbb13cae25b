import { ArrowDownIcon, ArrowUpIcon, ChatIcon, MapPinIcon, MinusIcon } from '@hearback/ui/icons';

import type { Report_ReportFragment } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import * as styles from './sheet.css';

/** Truncates a name to fit into a sentence. */
const shorten = (name: string, length: number): string =>
  name.length <= length
    ? name
    : `${name
        .slice(0, length - 1)
        .toWellFormed()
        .trimEnd()}…`;

interface Props {
  report: Report_ReportFragment;
  moves: readonly { isBetter: boolean; text: string }[];
}

/** Maximum number of sentences. */
const mostMoves = 4;
const nameLength = 32;

type Sentiment = Report_ReportFragment['sentiment'];

const sumOf = ({ positive, neutral, negative }: Sentiment) => positive + neutral + negative;

/** Significant changes as sentences, improvements first. */
export function Moves({ report, moves }: Props) {
  const { formatMessage, formatNumber } = useIntl();
  const { before, sentiment, sentimentBefore, best, weakest } = report;
  const shareOf = (counts: Sentiment) =>
    formatNumber(counts.positive / sumOf(counts), { style: 'percent', maximumFractionDigits: 0 });
  const rated = ({ name, averageRating }: NonNullable<typeof best>) => ({
    name: shorten(name, nameLength),
    rating: formatNumber(averageRating.value ?? 0, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  });
  const said =
    sumOf(sentiment) === 0
      ? undefined
      : sentimentBefore && sumOf(sentimentBefore) > 0
        ? formatMessage(messages.sentimentBefore, {
            count: sumOf(sentiment),
            share: shareOf(sentiment),
            before: shareOf(sentimentBefore),
          })
        : formatMessage(messages.sentiment, {
            count: sumOf(sentiment),
            share: shareOf(sentiment),
          });
  // The best and the worst changes; the sheet shows those between them as figures.
  const told =
    moves.length > mostMoves
      ? [...moves.slice(0, mostMoves / 2), ...moves.slice(-mostMoves / 2)]
      : moves;

  return (
    <section className={styles.column}>
      <h3 className={styles.heading}>{formatMessage(messages.changed)}</h3>
      <ul className={styles.list}>
        {told.map(({ isBetter, text }) => (
          <li key={text} className={styles.item}>
            <span className={isBetter ? styles.sign.better : styles.sign.worse}>
              {isBetter ? <ArrowUpIcon size="small" /> : <ArrowDownIcon size="small" />}
            </span>
            <p className={styles.sentence}>{text}</p>
          </li>
        ))}
        {told.length === 0 && (
          <li className={styles.item}>
            <span className={styles.sign.plain}>
              <MinusIcon size="small" />
            </span>
            <p className={styles.sentence}>
              {formatMessage(
                !before
                  ? messages.nothingBefore
                  : report.isOver
                    ? messages.nothingMoved
                    : messages.notOver,
              )}
            </p>
          </li>
        )}
        {said !== undefined && (
          <li className={styles.item}>
            <span className={styles.sign.plain}>
              <ChatIcon size="small" />
            </span>
            <p className={styles.sentence}>{said}</p>
          </li>
        )}
        {typeof report.location !== 'string' && report.averageRating.now.n > 0 && (
          <li className={styles.item}>
            <span className={styles.sign.plain}>
              <MapPinIcon size="small" />
            </span>
            <p className={styles.sentence}>
              {!best && !weakest && formatMessage(messages.noneStandsOut)}
              {best && formatMessage(messages.best, rated(best))}
              {best && weakest && ' '}
              {weakest && formatMessage(messages.weakest, rated(weakest))}
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}
