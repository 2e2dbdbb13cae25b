import { PlacesFunnel, PlacesRated } from '@hearback/ui/widgets';

import { useStatsPlacesQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages as names } from '../messages';
import { useSource } from '../sources/useSource';
import { messages } from './messages';
import { TabBody, type TabProps } from './TabBody';

/** Locations side by side: which stand out beyond chance, and how likely each meets its target. */
export function PlacesTab({ filter }: TabProps) {
  const { formatMessage } = useIntl();
  const source = useSource(useStatsPlacesQuery({ variables: { filter } }), filter);
  const found = source.known?.statsPlaces;
  const places = (found?.places ?? []).map(({ standing, target, targetChance, ...place }) => ({
    ...place,
    standing: standing ?? null,
    target: target ?? null,
    targetChance: targetChance ?? null,
  }));

  return (
    <TabBody title={formatMessage(names.places)} sources={[source]}>
      <PlacesFunnel
        {...source.card}
        title={formatMessage(messages.chartFunnelOfPlaces)}
        places={places}
        funnel={found?.funnel ?? null}
      />
      <PlacesRated
        {...source.card}
        title={formatMessage(messages.chartPlaces)}
        places={places}
        all={found?.all ?? null}
      />
    </TabBody>
  );
}
