import { type Formats, useFormats } from '../../charts/useFormats';
import type { TableColumn } from '../../components/Table/Table';
import { useWords, type WordsByLanguage } from '../../internal/useWords';
import { LazyTable } from '../LazyTable';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import * as styles from './ResponseTimes.css';

/** Times until answers were first replied to, in seconds. */
export interface ReplyTime {
  /** The number of replies. */
  n: number;
  /** Null without replies. */
  median: number | null;
  /** Nine of ten were replied to within it. Null for fewer than ten. */
  p90: number | null;
}

/** A colleague with the times of their own replies, and of replies to answers that are theirs to deal with. */
export interface ColleagueReplies {
  id: string;
  /** Empty: whoever else replied. */
  name: string;
  repliedBy: ReplyTime;
  assignedTo: ReplyTime;
}

interface ReplyWords {
  median: string;
  ninth: string;
  within: (time: string) => string;
  replies: string;
  count: (count: number) => string;
  repliedBy: string;
  assignedTo: string;
  others: string;
  meaning: string;
  underMinute: string;
  minutes: (count: string) => string;
  hours: (hours: string, minutes: string) => string;
  days: (count: string) => string;
}

const polishRule = new Intl.PluralRules('pl-PL');
const polishReplies = { one: 'odpowiedź', few: 'odpowiedzi', many: 'odpowiedzi' } as const;

const replyWords: WordsByLanguage<ReplyWords> = {
  en: {
    median: 'Median',
    ninth: '9 of 10 within',
    within: (time) => `9 of 10 within ${time}`,
    replies: 'Replies',
    count: (count) => (count === 1 ? '1 reply' : `${count} replies`),
    repliedBy: 'Replied by them',
    assignedTo: 'Assigned to them',
    others: 'Others',
    meaning:
      'From the arrival of an answer to its first reply; answers without a reply are not counted. Changing a reply later changes nothing here.',
    underMinute: 'under 1 min',
    minutes: (count) => `${count} min`,
    hours: (hours, minutes) => `${hours} h ${minutes} min`,
    days: (count) => `${count} days`,
  },
  pl: {
    median: 'Mediana',
    ninth: '9 na 10 w ciągu',
    within: (time) => `9 na 10 w ciągu ${time}`,
    replies: 'Odpowiedzi',
    count: (count) => {
      const form = polishRule.select(count);
      return `${count} ${form === 'one' || form === 'few' ? polishReplies[form] : polishReplies.many}`;
    },
    repliedBy: 'Ich odpowiedzi',
    assignedTo: 'Przypisane do nich',
    others: 'Inne osoby',
    meaning:
      'Od nadejścia opinii do pierwszej odpowiedzi; opinie bez odpowiedzi nie są liczone. Późniejsza zmiana odpowiedzi niczego tu nie zmienia.',
    underMinute: 'poniżej 1 min',
    minutes: (count) => `${count} min`,
    hours: (hours, minutes) => `${hours} godz. ${minutes} min`,
    days: (count) => `${count} dnia`,
  },
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Writes a wait: minutes, hours and minutes, or, from two days on, tenths of days. */
function writeWait(seconds: number, own: ReplyWords, formats: Formats): string {
  if (seconds < minute) return own.underMinute;
  const minutes = Math.round(seconds / minute);
  if (minutes < 60) return own.minutes(formats.count(minutes));
  if (seconds >= 2 * day) return own.days(formats.decimal(seconds / day));
  return own.hours(formats.count(Math.floor(minutes / 60)), formats.count(minutes % 60));
}

/** The column of replies, or of assigned answers. */
const waitColumn = (
  id: 'repliedBy' | 'assignedTo',
  own: ReplyWords,
  formats: Formats,
): TableColumn<ColleagueReplies> => ({
  id,
  label: own[id],
  cell: ({ [id]: { n, median, p90 } }) =>
    median === null ? (
      '–'
    ) : (
      <span className={styles.wait}>
        <span className={styles.waitValue}>{writeWait(median, own, formats)}</span>
        <span className={styles.waitNote}>
          {own.count(n)}
          {p90 !== null && ` · ${own.within(writeWait(p90, own, formats))}`}
        </span>
      </span>
    ),
  brief: ({ [id]: { n, median } }) =>
    median !== null && `${writeWait(median, own, formats)} (${formats.count(n)})`,
  onCard: id === 'repliedBy' ? 'end' : 'detail',
});

export interface ReplyTimesProps extends WidgetProps {
  all: ReplyTime;
  /** Empty where one person acts in the account. */
  colleagues: readonly ColleagueReplies[];
}

/** Times until answers are replied to, of everybody and of each colleague. Answers "how long do visitors wait for us?" */
export function ReplyTimes({ all, colleagues, ...card }: ReplyTimesProps) {
  const own = useWords(replyWords);
  const words = useWords(widgetWords);
  const formats = useFormats();
  const write = (seconds: number | null) =>
    seconds === null ? '–' : writeWait(seconds, own, formats);
  const figures = [
    [own.median, write(all.median)],
    [own.ninth, write(all.p90)],
    [own.replies, formats.count(all.n)],
  ] as const;
  const nameOf = ({ name }: ColleagueReplies) => name || own.others;
  return (
    <WidgetCard
      {...card}
      height={96}
      isEmpty={all.n === 0}
      readAs="table"
      table={{
        columns: [
          words.name,
          ...[own.repliedBy, own.assignedTo].flatMap((of) =>
            [own.replies, own.median, own.ninth].map((figure) => `${of}: ${figure}`),
          ),
        ],
        // Never rendered: the chart is a table itself.
        rows: [],
        values: colleagues.map((each) => [
          nameOf(each),
          ...[each.repliedBy, each.assignedTo].flatMap(({ n, median, p90 }) => [n, median, p90]),
        ]),
      }}
      lead={
        <dl className={styles.figures}>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt className={styles.figureName}>{name}</dt>
              <dd className={styles.figureValue}>{value}</dd>
            </div>
          ))}
        </dl>
      }
    >
      {colleagues.length > 0 && (
        <LazyTable
          label={card.title}
          density="compact"
          columns={[
            { id: 'name', label: words.name, cell: nameOf },
            waitColumn('repliedBy', own, formats),
            waitColumn('assignedTo', own, formats),
          ]}
          rows={colleagues}
          rowId={({ id }) => id || 'others'}
          rowName={nameOf}
        />
      )}
      <p className={styles.slow}>{own.meaning}</p>
    </WidgetCard>
  );
}
