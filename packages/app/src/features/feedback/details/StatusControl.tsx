import { RadioGroup } from '@hearback/ui';

import type { FeedbackStatus } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages as feedbackMessages } from '../messages';
import { statuses, statusNames, statusOf } from '../statuses';

interface Props {
  status: FeedbackStatus;
  onStatus: (status: FeedbackStatus) => void;
}

/** How far the owner has come with an answer, to be changed. */
export function StatusControl({ status, onStatus }: Props) {
  const { formatMessage } = useIntl();

  return (
    <RadioGroup
      label={formatMessage(feedbackMessages.status)}
      direction="across"
      value={status}
      onChange={(name) => {
        const chosen = statusOf(name);
        if (chosen) onStatus(chosen);
      }}
      options={statusNames.map((name) => ({
        value: name,
        label: formatMessage(statuses[name].label),
      }))}
    />
  );
}
