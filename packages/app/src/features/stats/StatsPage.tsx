import { useSearchParams } from 'react-router-dom';

import { Page, Stack, Tabs } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { ownTimeZone } from '../../i18n/ownTimeZone';
import { PageTitle } from '../../i18n/PageTitle';
import { messages } from './messages';
import {
  readStatsChoice,
  tabs,
  toStatsFilter,
  writeStatsChoice,
  type StatsChoice,
  type StatsTab,
} from './statsFilter';
import { StatsFilters } from './StatsFilters';
import { FeedbackTab } from './tabs/FeedbackTab';
import { FormsTab } from './tabs/FormsTab';
import { LocationsAndCodesTab } from './tabs/LocationsAndCodesTab';
import { OverviewTab } from './tabs/OverviewTab';
import { RatingsTab } from './tabs/RatingsTab';
import { ScansAndSubmissionsTab } from './tabs/ScansAndSubmissionsTab';

const contents = {
  overview: OverviewTab,
  'scans-submissions': ScansAndSubmissionsTab,
  ratings: RatingsTab,
  feedback: FeedbackTab,
  'locations-codes': LocationsAndCodesTab,
  forms: FormsTab,
} as const satisfies Record<StatsTab, unknown>;

/** `/stats/`: what is chosen lies in the address. */
export function StatsPage() {
  const { formatMessage } = useIntl();
  const [address, setAddress] = useSearchParams();
  const choice = readStatsChoice(address);
  const Content = contents[choice.tab];

  const change = (part: Partial<StatsChoice>) =>
    setAddress(writeStatsChoice({ ...choice, ...part }), {
      replace: true,
      // At once: what was pressed has to answer, and charts take their time to draw.
      flushSync: true,
    });

  return (
    <Page title={formatMessage(messages.title)} purpose={formatMessage(messages.purpose)}>
      <PageTitle message={messages.title} />
      <Stack gap="large">
        <StatsFilters choice={choice} onChange={change} />
        <Tabs
          label={formatMessage(messages.tabs)}
          tabs={tabs.map(({ id, label }) => ({ id, label: formatMessage(label) }))}
          selected={choice.tab}
          onSelect={(id) => change({ tab: id as StatsTab })}
        >
          <Content filter={toStatsFilter(choice, ownTimeZone())} />
        </Tabs>
      </Stack>
    </Page>
  );
}
