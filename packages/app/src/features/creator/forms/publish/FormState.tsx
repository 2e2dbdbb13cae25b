import { Badge } from '@hearback/ui';

import { useIntl } from '../../../../i18n/IntlProvider';
import { messages } from './messages';

interface Props {
  form: { version: number; hasUnpublishedChanges: boolean };
}

/** Shows if the published version matches the form. */
export function FormState({ form: { version, hasUnpublishedChanges } }: Props) {
  const { formatMessage } = useIntl();

  if (version === 0) return <Badge dot="hollow">{formatMessage(messages.notPublished)}</Badge>;
  return hasUnpublishedChanges ? (
    <Badge tone="warning" dot="half">
      {formatMessage(messages.changed)}
    </Badge>
  ) : (
    <Badge tone="success" dot="full">
      {formatMessage(messages.published)}
    </Badge>
  );
}
