import type { RefObject } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  Heading,
  Popover,
  RangeCalendar,
} from 'react-aria-components';

import { Drawer } from '../../components/Drawer/Drawer';
import { useMedia } from '../../internal/useMedia';
import { media } from '../../tokens/breakpoints';
import { Button as WordButton } from '../../components/Button/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { defined } from '../../internal/defined';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { type DateRange, endsTooEarly, type NamedRange, readDay } from './DateRange';
import * as styles from './RangeDays.css';

interface RangeDaysProps {
  value: DateRange;
  /** Called with a complete range, or an empty one. */
  onPick: (range: DateRange) => void;
  min: string | undefined;
  max: string | undefined;
  named: readonly NamedRange[];
  canBeEmpty: boolean;
}

interface RangeDaysPropsProps extends RangeDaysProps {
  /** True if shown as a bottom sheet. */
  isSheet: boolean;
}

const open: DateRange = { start: '', end: '' };

/** A month calendar for a range, and the named periods. */
function RangeDays({ value, onPick, min, max, named, canBeEmpty, isSheet }: RangeDaysPropsProps) {
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

export interface RangePickerProps extends RangeDaysProps {
  /** Accessible name of the dialog. */
  label: string;
  /** Element that the popover is anchored to; on phones it is a bottom sheet. */
  field: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Calendar of a date range. Loaded when opened, since it is larger than its field. */
export function RangePicker({ label, field, onClose, ...days }: RangePickerProps) {
  const isPhone = useMedia(media.phone);
  if (isPhone) {
    return (
      <Drawer title={label} isOpen onClose={onClose}>
        <RangeDays {...days} isSheet />
      </Drawer>
    );
  }
  return (
    <Popover
      className={styles.popover}
      triggerRef={field}
      isOpen
      placement="bottom start"
      offset={4}
      onOpenChange={onClose}
    >
      <Dialog aria-label={label} className={styles.dialog}>
        <RangeDays {...days} isSheet={false} />
      </Dialog>
    </Popover>
  );
}
