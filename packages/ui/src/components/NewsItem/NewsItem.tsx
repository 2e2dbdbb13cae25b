import type { ReactNode } from 'react';

import type { IconComponent } from '../../icons';
import { Stack } from '../../layout/Stack/Stack';
import { Link } from '../Link/Link';
import { Text } from '../Text/Text';
import { Tooltip } from '../Tooltip/Tooltip';
import * as styles from './NewsItem.css';

export interface NewsItemProps {
  /** Icon of the kind of event. */
  icon: IconComponent;
  /** `warning` for events that need an action. */
  tone?: 'neutral' | 'warning';
  /** The event, in one sentence. */
  text: string;
  /** Below it: stars and a quote. */
  detail?: ReactNode;
  /** URL of the event's subject. */
  href: string;
  /** Relative time: "2 hours ago". At the end of the row, below the rest where that is narrow. */
  moment: ReactNode;
  /** Date and time, as a tooltip. */
  exactMoment: string;
  /** Accessible name of the unread dot: "Unread". Left out once the item was read. */
  unreadLabel?: string | undefined;
  /** Called before the navigation. */
  onPress?: () => void;
}

/** Something that happened, and the way to it. In a list, the latest first. About the page that is shown: `Notice`. */
export function NewsItem({
  icon: Icon,
  tone = 'neutral',
  text,
  detail,
  href,
  moment,
  exactMoment,
  unreadLabel,
  onPress,
}: NewsItemProps) {
  const isUnread = unreadLabel !== undefined;

  return (
    <div className={styles.item}>
      <div className={styles.row} data-tone={tone}>
        <span className={styles.sign}>
          <Icon />
        </span>
        <Stack gap="xxsmall">
          <Text
            as="span"
            weight={isUnread ? 'strong' : 'normal'}
            tone={isUnread ? 'strong' : 'normal'}
          >
            <Tooltip text={exactMoment}>
              <Link href={href} tone="quiet" {...(onPress ? { onPress } : {})}>
                {text}
              </Link>
            </Tooltip>
          </Text>
          {detail}
        </Stack>
        <span className={styles.moment}>{moment}</span>
        {isUnread && <span className={styles.dot} role="img" aria-label={unreadLabel} />}
      </div>
    </div>
  );
}
