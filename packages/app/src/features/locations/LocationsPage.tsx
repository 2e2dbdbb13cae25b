import { useState } from 'react';

import { Button, EntityList, Link, Page } from '@hearback/ui';
import { ChatIcon, EditIcon, PlusIcon, TrashIcon } from '@hearback/ui/icons';

import { useLocationsPageQuery } from '../../server/generated/hooks';
import { CompanyChoicesDocument } from '../../server/generated/graphql';
import type { LocationRow_LocationFragment } from '../../server/generated/graphql';
import { useWholeList } from '../../server/useWholeList';
import { useHelp } from '../../shell/help/useHelp';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { useEntityQuery } from '../../lists/useEntityQuery';
import { useHiddenColumns } from '../../lists/useHiddenColumns';
import { useStayInList } from '../../lists/useStayInList';
import { paths } from '../../paths';
import { RecentlyDeletedLink } from '../../lists/removal/RecentlyDeletedLink';
import { lateDialog } from '../../loading/lateDialog';
import { messages } from './messages';
import { NoLocations } from './NoLocations';
import { useCompanyFilter } from './useCompanyFilter';
import { orderFields, useLocationColumns } from './useLocationColumns';

const AddLocation = lateDialog(() => import('./AddLocation').then((file) => file.AddLocation));
const OpenLocation = lateDialog(() => import('./OpenLocation').then((file) => file.OpenLocation));
const RemoveLocations = lateDialog(() =>
  import('./RemoveLocations').then((file) => file.RemoveLocations),
);

type Task =
  { kind: 'add' } | { kind: 'remove'; locations: readonly LocationRow_LocationFragment[] };

/** `/locations/`, all or those of one company. */
export function LocationsPage() {
  const { formatMessage } = useIntl();
  const help = useHelp('locations');
  const columns = useLocationColumns();
  const hiddenColumns = useHiddenColumns('locations', columns);
  const { query, onQuery, variables, filter, open, filterOf } = useEntityQuery(orderFields, {
    field: 'DATE_CREATED',
    direction: 'DESC',
  });
  const companyId = filterOf('company');
  const { data, previousData, error, refetch } = useLocationsPageQuery({
    variables: { ...variables, ...(companyId ? { companyId } : {}) },
  });
  const companies = useWholeList(CompanyChoicesDocument);
  const companyFilter = useCompanyFilter(companies.items, companyId, (id) => filter('company', id));
  const [task, setTask] = useState<Task>();
  // A link from elsewhere may ask for it.
  const isAskedToAdd = filterOf('add') !== '';

  // The last page stays on the screen while the next one is on its way.
  const list = (data ?? previousData)?.locations;
  useStayInList(data?.locations.pageInfo, query, onQuery);

  const isEmpty =
    data?.locations.pageInfo.totalCount === 0 && query.search === '' && companyId === '';
  const openId = filterOf('open');
  // The wizard needs a location, and waits where it was left.
  const wizard = filterOf('wizard');
  const close = () => setTask(undefined);
  const closeAdd = () => {
    close();
    if (isAskedToAdd) open('add', '');
  };
  const add = () => setTask({ kind: 'add' });
  const hasNoCompany = !companies.isLoading && !companies.error && companies.items.length === 0;

  return (
    <Page
      title={formatMessage(messages.title)}
      help={help}
      purpose={formatMessage(messages.purpose)}
      // The empty list offers the same button, where the eye is.
      actions={
        <>
          <RecentlyDeletedLink />
          {!isEmpty && (
            <Button tone="primary" icon={PlusIcon} isDisabled={hasNoCompany} onPress={add}>
              {formatMessage(messages.add)}
            </Button>
          )}
        </>
      }
      {...(wizard !== '' && {
        above: (
          <Link href={`${paths.creator}?${wizard}`}>{formatMessage(messages.backToWizard)}</Link>
        ),
      })}
      width="full"
    >
      <PageTitle message={messages.title} />
      <EntityList
        label={formatMessage(messages.title)}
        searchLabel={formatMessage(messages.search)}
        columns={columns}
        {...hiddenColumns}
        rows={list?.items}
        total={list?.pageInfo.totalCount ?? 0}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        query={query}
        onQuery={onQuery}
        status={error && !data ? 'failed' : data ? 'ready' : 'loading'}
        onRetry={() => void refetch().catch(() => {})}
        onOpen={(location) => open('open', location.id)}
        rowHref={({ id }) => paths.location(id)}
        {...companyFilter}
        rowActions={(location) => [
          {
            id: 'edit',
            label: formatMessage(messages.edit),
            icon: EditIcon,
            onAction: () => open('open', location.id),
          },
          {
            id: 'feedback',
            label: formatMessage(messages.showFeedback),
            icon: ChatIcon,
            href: `${paths.feedback}?location=${location.id}`,
          },
          {
            id: 'remove',
            label: formatMessage(messages.remove),
            icon: TrashIcon,
            tone: 'danger',
            onAction: () => setTask({ kind: 'remove', locations: [location] }),
          },
        ]}
        onDeleteAll={(ids) => {
          const locations = list?.items.filter(({ id }) => ids.includes(id)) ?? [];
          setTask({ kind: 'remove', locations });
        }}
        empty={<NoLocations hasNoCompany={hasNoCompany} onAdd={add} />}
      />
      {(task?.kind === 'add' || (isAskedToAdd && !companies.isLoading && !hasNoCompany)) && (
        <AddLocation
          companyId={companyId || onlyOne(companies.items.map(({ id }) => id))}
          onClose={closeAdd}
        />
      )}
      {openId !== '' && <OpenLocation id={openId} onClose={() => open('open', '')} />}
      {task?.kind === 'remove' && <RemoveLocations locations={task.locations} onClose={close} />}
    </Page>
  );
}

/** Where there is no choice, nobody is asked to choose. */
const onlyOne = (ids: readonly string[]) => (ids.length === 1 ? (ids[0] ?? '') : '');
