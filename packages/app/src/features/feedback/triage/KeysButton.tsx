import { Hidden, IconButton } from '@hearback/ui';
import { KeyboardIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { openOverlay } from '../../../shell/overlay';
import { messages } from './messages';

/** Shows which key does what, where there is likely to be a keyboard. */
export function KeysButton() {
  const { formatMessage } = useIntl();

  return (
    <Hidden on="narrow">
      <IconButton
        icon={KeyboardIcon}
        label={formatMessage(messages.help)}
        onPress={() => openOverlay('shortcuts')}
      />
    </Hidden>
  );
}
