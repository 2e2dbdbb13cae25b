import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import {
  Badge,
  type BadgeProps,
  Button,
  EmptyState,
  Link,
  Page,
  Skeleton,
  Stack,
  Table,
} from '@hearback/ui';
import { ColumnsIcon, PlusIcon } from '@hearback/ui/icons';

import type { ExperimentState } from '../../../server/generated/graphql';
import { useExperimentsQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { PageTitle } from '../../../i18n/PageTitle';
import { lazyDialog } from '../../../loading/lazy';
import { paths } from '../../../paths';
import { useHelp } from '../../../shell/help/useHelp';
import { StatsFailed } from '../StatsFailed';
import { ExperimentDetails } from './ExperimentDetails';
import { messages } from './messages';

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
      return <ExperimentDetails experiment={current} onRemoved={() => setAddress({})} />;
    }
    if (all.length === 0) {
      return (
        <EmptyState icon={ColumnsIcon} title={formatMessage(messages.empty)} action={add}>
          {formatMessage(messages.emptyText)}
        </EmptyState>
      );
    }
    return (
      <Table
        label={formatMessage(messages.list)}
        columns={[
          { id: 'name', label: formatMessage(messages.name), cell: ({ name }) => name },
          {
            id: 'compared',
            label: formatMessage(messages.compared),
            cell: ({ aName, bName }) =>
              formatMessage(messages.versus, { a: nameOf(aName), b: nameOf(bName) }),
          },
          {
            id: 'days',
            label: formatMessage(messages.days),
            isTight: true,
            cell: ({ starts, ends }) =>
              formatDateTimeRange(new Date(starts), new Date(ends), {
                dateStyle: 'medium',
                timeZone: 'UTC',
              }),
          },
          {
            id: 'state',
            label: formatMessage(messages.state),
            isTight: true,
            cell: ({ state }) => stateOf(state),
          },
        ]}
        rows={all}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => paths.experiment(id)}
        onOpen={({ id }) => open(id)}
      />
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
