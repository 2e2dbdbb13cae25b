import { FormsCompared } from '@hearback/ui/widgets';
import { useStatsFormsQuery, useStatsFormVersionsQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages as names } from '../messages';
import { useSource } from '../sources/useSource';
import { messages } from './messages';
import { TabBody, type TabProps } from './TabBody';

/** Comparison of forms and of their versions. */
export function FormStatsTab({ filter }: TabProps) {
  const { formatMessage } = useIntl();
  const asked = { variables: { filter } };
  const forms = useSource(useStatsFormsQuery(asked), filter);
  const versions = useSource(useStatsFormVersionsQuery(asked), filter);

  return (
    <TabBody title={formatMessage(names.forms)} sources={[forms, versions]}>
      <FormsCompared
        {...forms.card}
        // Waits for the versions too, to avoid rendering the chart twice.
        state={forms.state === 'ready' && versions.state === 'loading' ? 'loading' : forms.state}
        title={formatMessage(messages.chartForms)}
        description={formatMessage(messages.rankedHint)}
        forms={forms.known?.statsForms ?? []}
        versions={versions.known?.statsFormVersions ?? []}
      />
    </TabBody>
  );
}
