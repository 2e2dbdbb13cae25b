import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  RangeCalendar,
} from 'react-aria-components';

import { Button as WordButton } from '../../components/Button/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { defined } from '../../internal/defined';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { endsTooEarly, type DateRange, type NamedRange } from './DateRange';
import * as styles from './RangeDays.css';
import { readDay } from './readDay';

export interface RangeDaysProps {
  value: DateRange;
  /** A whole range was picked, or none. */
  onPick: (range: DateRange) => void;
  min: string | undefined;
  max: string | undefined;
  named: readonly NamedRange[];
  canBeEmpty: boolean;
}

interface Props extends RangeDaysProps {
  /** From below, under a finger. */
  isSheet: boolean;
}

const open: DateRange = { start: '', end: '' };

/** A month of days, from which a first and a last one are picked, and the periods that have a name. */
export function RangeDays({ value, onPick, min, max, named, canBeEmpty, isSheet }: Props) {
  const strings = useUiStrings();
  const start = readDay(value.start);
  const end = readDay(value.end);
  const lastDay = readDay(max);
  const focused = end ?? start ?? lastDay;
  const isEmpty = start === null && end === null;

  return (
    <div className={styles.layout}>
      {named.length > 0 && (
        <div className={styles.named}>
          {named.map(({ name, range }) => (
            <WordButton
              key={name}
              size="small"
              tone={isSheet ? 'secondary' : 'quiet'}
              onPress={() => onPick(range)}
            >
              {name}
            </WordButton>
          ))}
        </div>
      )}
      <div className={styles.month}>
        <RangeCalendar
          autoFocus
          value={start && end && !endsTooEarly(value) ? { start, end } : null}
          onChange={(range) => onPick({ start: range.start.toString(), end: range.end.toString() })}
          {...defined({
            minValue: readDay(min) ?? undefined,
            maxValue: lastDay ?? undefined,
            defaultFocusedValue: focused ?? undefined,
          })}
        >
          <header className={styles.header}>
            <Button slot="previous" className={styles.turn}>
              <ChevronLeftIcon />
            </Button>
            <Heading level={3} className={styles.monthName} />
            <Button slot="next" className={styles.turn}>
              <ChevronRightIcon />
            </Button>
          </header>
          <CalendarGrid className={styles.grid} weekdayStyle="short">
            <CalendarGridHeader>
              {(weekday) => (
                <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell date={date} className={styles.cell} />}
            </CalendarGridBody>
          </CalendarGrid>
        </RangeCalendar>
        {canBeEmpty && !isEmpty && (
          <div className={styles.footer}>
            <WordButton size="small" tone="quiet" onPress={() => onPick(open)}>
              {strings.clearDays}
            </WordButton>
          </div>
        )}
      </div>
    </div>
  );
}
