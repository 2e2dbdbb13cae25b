import { TopPerformers } from '@hearback/ui/widgets';

import { useStatsFormsQuery } from '../../../apollo/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from '../messages';
import { rowsShown } from './rowsShown';
import { TabBody } from './TabBody';
import type { TabProps } from './TabProps';
import { toLoad } from './toLoad';

/** Which forms people like to fill in. */
export function FormsTab({ filter }: TabProps) {
  const { formatMessage } = useIntl();
  const { known, state, retry } = toLoad(useStatsFormsQuery({ variables: { filter } }));

  return (
    <TabBody title={formatMessage(messages.forms)} state={state} onRetry={retry}>
      <TopPerformers
        title={formatMessage(messages.chartForms)}
        description={formatMessage(messages.rankedHint)}
        state={state}
        rows={known?.statsForms ?? []}
        most={rowsShown(known?.statsForms)}
      />
    </TabBody>
  );
}
