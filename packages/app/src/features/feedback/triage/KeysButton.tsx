import { Hidden, IconButton } from '@hearback/ui';
import { HelpIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';

interface Props {
  onPress: () => void;
}

/** Shows which key does what, where there is likely to be a keyboard. */
export function KeysButton({ onPress }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Hidden on="narrow">
      <IconButton icon={HelpIcon} label={formatMessage(messages.help)} onPress={onPress} />
    </Hidden>
  );
}
