import type { ReactNode } from 'react';

import type { IconComponent } from '../../icons';
import { Stack } from '../../layout/Stack/Stack';
import { Link } from '../Link/Link';
import { Text } from '../Text/Text';
import { Tooltip } from '../Tooltip/Tooltip';
import * as styles from './NewsItem.css';

export interface NewsItemProps {
  /** What kind of news it is. */
  icon: IconComponent;
  /** `warning` for what asks somebody to do something. */
  tone?: 'neutral' | 'warning';
  /** What happened, in one sentence. */
  text: string;
  /** Where to see it. */
  href: string;
  /** How long ago it was: "2 hours ago". */
  moment: ReactNode;
  /** The date and the time, for whoever points at the sentence. */
  exactMoment: string;
  /** What the dot of an unread one is called: "Unread". Left out once it was read. */
  unreadLabel?: string | undefined;
  /** Called before the reader goes there. */
  onPress?: () => void;
}

/** Something that happened, and the way to it. In a list, the latest first. About the page that is shown: `Notice`. */
export function NewsItem({
  icon: Icon,
  tone = 'neutral',
  text,
  href,
  moment,
  exactMoment,
  unreadLabel,
  onPress,
}: NewsItemProps) {
  const isUnread = unreadLabel !== undefined;

  return (
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
        <Text as="span" size="small" tone="muted">
          {moment}
        </Text>
      </Stack>
      {isUnread && <span className={styles.dot} role="img" aria-label={unreadLabel} />}
    </div>
  );
}
