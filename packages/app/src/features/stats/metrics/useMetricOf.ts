import type { KeyMetricProps } from '@hearback/ui/widgets';

import type { AnyMessage } from '../../../i18n/AnyMessage';
import { useIntl } from '../../../i18n/IntlProvider';
import type { SourceState } from '../sources/useSource';

/** Names a number of a source, and gives it the source's state. */
export function useMetricOf(state: SourceState) {
  const { formatMessage } = useIntl();
  return (label: AnyMessage, rest: Omit<KeyMetricProps, 'label' | 'state'>): KeyMetricProps => ({
    label: formatMessage(label),
    state,
    ...rest,
  });
}
