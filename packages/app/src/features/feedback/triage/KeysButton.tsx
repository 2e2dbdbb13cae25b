import { Hidden, IconButton } from '@hearback/ui';
import { KeyboardIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { openOverlay } from '../../../shell/overlay';
import { messages } from './messages';

/** Button with a list of shortcuts, on devices that probably have a keyboard. */
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
