import { Badge } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

interface Props {
  isStored: boolean;
  isSaving: boolean;
}

/** Whether what an editor shows is on the server. Read aloud when it changes. */
export function SaveState({ isStored, isSaving }: Props) {
  const { formatMessage } = useIntl();
  const words = isSaving ? messages.saving : isStored ? messages.saved : messages.unsaved;
  return (
    <span role="status">
      <Badge tone={isStored ? 'success' : 'warning'} dot={isStored ? 'full' : 'half'}>
        {formatMessage(words)}
      </Badge>
    </span>
  );
}
