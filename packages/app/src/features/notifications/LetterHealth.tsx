import { ButtonLink, Notice } from '@hearback/ui';

import type { NotificationRow_NotificationFragment } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { useMoment } from '../../i18n/useMoment';
import { paths } from '../../paths';
import { messages } from './messages';

interface Props {
  /** The latest failure to one address. */
  failure: NotificationRow_NotificationFragment;
}

/** Says that an address gets no letters, and what to do. It cannot be dismissed: only a letter that arrives ends it. */
export function LetterHealth({ failure }: Props) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const { letter, letterTo, dateUpdated } = failure;
  const isAlert = letter === 'LOW_RATINGS';

  return (
    <Notice
      tone="warning"
      title={formatMessage(messages.lettersFail, { address: letterTo ?? '' })}
      action={
        isAlert && (
          <ButtonLink size="small" href={paths.locations}>
            {formatMessage(messages.toLocations)}
          </ButtonLink>
        )
      }
    >
      {formatMessage(isAlert ? messages.lettersFailAlert : messages.lettersFailOwn, {
        moment: formatMoment(dateUpdated),
      })}
    </Notice>
  );
}
