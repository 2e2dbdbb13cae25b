import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import {
  Badge,
  type BadgeProps,
  Button,
  Card,
  EmptyState,
  Link,
  Page,
  Skeleton,
  Stack,
} from '@hearback/ui';
import { PlusIcon, SplitIcon } from '@hearback/ui/icons';

import type { ExperimentState } from '../../../server/generated/graphql';
import { useExperimentsQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { PageTitle } from '../../../i18n/PageTitle';
import { lazyDialog, lazyPage } from '../../../loading/lazy';
import { paths } from '../../../paths';
import { useHelp } from '../../../shell/help/useHelp';
import { StatsFailed } from '../StatsFailed';
import { messages } from './messages';

const ExperimentDetails = lazyPage(() =>
  import('./ExperimentDetails').then((m) => m.ExperimentDetails),
);
const NewExperiment = lazyDialog(() => import('./NewExperiment').then((m) => m.NewExperiment));

const looks: Record<ExperimentState, Omit<BadgeProps, 'children'>> = {
  PLANNED: { tone: 'neutral', dot: 'hollow' },
  RUNNING: { tone: 'info', dot: 'half' },
  ENDED: { tone: 'success', dot: 'full' },
  STOPPED: { tone: 'warning', dot: 'hollow' },
};

/** `/stats/experiments/`: the list; with `?open=` one experiment, with its plan and its result. */
export function ExperimentsPage() {
  const { formatMessage, formatDateTimeRange } = useIntl();
  const help = useHelp('experiments');
  const [address, setAddress] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useExperimentsQuery();
  const all = data?.experiments;
  const current = all?.find(({ id }) => id === address.get('open'));
  const open = (id: string) => setAddress({ open: id });

  const add = (
    <Button tone="primary" icon={PlusIcon} onPress={() => setAdding(true)}>
      {formatMessage(messages.add)}
    </Button>
  );
  const nameOf = (name: string | null | undefined) => name ?? formatMessage(messages.gone);
  const stateOf = (state: ExperimentState) => (
    <Badge {...looks[state]}>{formatMessage(messages[state])}</Badge>
  );
  const content = () => {
    if (error && !all) return <StatsFailed onRetry={() => void refetch().catch(() => {})} />;
    if (!all) return <Skeleton shape="block" />;
    if (current) {
      return (
        <Suspense fallback={<Skeleton shape="block" />}>
          <ExperimentDetails experiment={current} onRemoved={() => setAddress({})} />
        </Suspense>
      );
    }
    if (all.length === 0) {
      return (
        <EmptyState icon={SplitIcon} title={formatMessage(messages.empty)} action={add}>
          {formatMessage(messages.emptyText)}
        </EmptyState>
      );
    }
    return (
      <Stack as="ul" gap="small">
        {all.map(({ id, name, aName, bName, starts, ends, state }) => (
          <li key={id}>
            <Card
              padding="medium"
              title={<Link href={paths.experiment(id)}>{name}</Link>}
              description={formatMessage(messages.listed, {
                a: nameOf(aName),
                b: nameOf(bName),
                days: formatDateTimeRange(new Date(starts), new Date(ends), {
                  dateStyle: 'medium',
                  timeZone: 'UTC',
                }),
              })}
              actions={stateOf(state)}
            />
          </li>
        ))}
      </Stack>
    );
  };

  return (
    <Page
      title={current ? current.name : formatMessage(messages.title)}
      help={help}
      purpose={
        current
          ? formatMessage(messages.versus, { a: nameOf(current.aName), b: nameOf(current.bName) })
          : formatMessage(messages.purpose)
      }
      above={
        <Link href={current ? paths.experiments : paths.stats}>
          {formatMessage(current ? messages.all : messages.back)}
        </Link>
      }
      actions={current ? stateOf(current.state) : all && all.length > 0 && add}
    >
      <PageTitle message={messages.title} {...(current && { part: current.name })} />
      <Stack gap="large">{content()}</Stack>
      {isAdding && (
        <NewExperiment
          onClose={() => setAdding(false)}
          onAdded={(id) => {
            setAdding(false);
            open(id);
          }}
        />
      )}
    </Page>
  );
}
