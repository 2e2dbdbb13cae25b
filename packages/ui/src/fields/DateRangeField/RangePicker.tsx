import type { RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';

import { Drawer } from '../../components/Drawer/Drawer';
import { useMedia } from '../../internal/useMedia';
import { media } from '../../tokens/breakpoints';
import { RangeDays, type RangeDaysProps } from './RangeDays';
import * as styles from './RangeDays.css';

export interface RangePickerProps extends RangeDaysProps {
  /** Names what is picked. */
  label: string;
  /** Opens beside it; on phones it is a sheet from below. */
  field: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The calendar of a range of days. It weighs more than its field, so that it comes when it is opened. */
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
