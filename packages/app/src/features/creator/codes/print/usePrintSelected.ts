import type { MenuAction } from '@hearback/ui';
import { PrintIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../../i18n/IntlProvider';
import { messages } from './messages';

/** What a list offers for checked codes: to print them all. */
export function usePrintSelected() {
  const { formatMessage } = useIntl();
  return (onAction: () => void): MenuAction => ({
    id: 'printSelected',
    label: formatMessage(messages.printSelected),
    icon: PrintIcon,
    onAction,
  });
}
