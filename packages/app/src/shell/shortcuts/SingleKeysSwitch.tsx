import { Switch } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';
import { switchSingleKeys, useSingleKeysOn } from './shortcuts';

/** Switches shortcuts of a single key off, and on again. */
export function SingleKeysSwitch() {
  const { formatMessage } = useIntl();

  return (
    <Switch
      label={formatMessage(messages.singleKeys)}
      hint={formatMessage(messages.singleKeysHint)}
      value={useSingleKeysOn()}
      onChange={switchSingleKeys}
    />
  );
}
