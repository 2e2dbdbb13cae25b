import { useState } from 'react';

import { Button, EmptyState, EntityList, Page } from '@hearback/ui';
import { BuildingIcon, EditIcon, MapPinIcon, PlusIcon, TrashIcon } from '@hearback/ui/icons';

import { useCompaniesPageQuery } from '../../server/generated/hooks';
import type { CompanyRow_CompanyFragment } from '../../server/generated/graphql';
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
import { orderFields, useCompanyColumns } from './useCompanyColumns';

const AddCompany = lateDialog(() => import('./AddCompany').then((file) => file.AddCompany));
const OpenCompany = lateDialog(() => import('./OpenCompany').then((file) => file.OpenCompany));
const RemoveCompanies = lateDialog(() =>
  import('./RemoveCompanies').then((file) => file.RemoveCompanies),
);

type Task = { kind: 'add' } | { kind: 'remove'; companies: readonly CompanyRow_CompanyFragment[] };

/** `/companies/` */
export function CompaniesPage() {
  const { formatMessage } = useIntl();
  const help = useHelp('companies');
  const columns = useCompanyColumns();
  const hiddenColumns = useHiddenColumns('companies', columns);
  const { query, onQuery, variables, open, filterOf } = useEntityQuery(orderFields, {
    field: 'DATE_CREATED',
    direction: 'DESC',
  });
  const { data, previousData, error, refetch } = useCompaniesPageQuery({ variables });
  const [task, setTask] = useState<Task>();
  // A link from elsewhere may ask for it.
  const isAskedToAdd = filterOf('add') !== '';

  // The last page stays on the screen while the next one is on its way.
  const list = (data ?? previousData)?.companies;
  useStayInList(data?.companies.pageInfo, query, onQuery);

  const isEmpty = data?.companies.pageInfo.totalCount === 0 && query.search === '';
  const openId = filterOf('open');
  const close = () => setTask(undefined);
  const closeAdd = () => {
    close();
    if (isAskedToAdd) open('add', '');
  };
  const add = (
    <Button tone="primary" icon={PlusIcon} onPress={() => setTask({ kind: 'add' })}>
      {formatMessage(messages.add)}
    </Button>
  );

  return (
    <Page
      title={formatMessage(messages.title)}
      help={help}
      purpose={formatMessage(messages.purpose)}
      actions={
        <>
          <RecentlyDeletedLink />
          {/* The empty list offers the same button, where the eye is. */}
          {!isEmpty && add}
        </>
      }
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
        onOpen={(company) => open('open', company.id)}
        rowHref={({ id }) => paths.company(id)}
        rowActions={(company) => [
          {
            id: 'edit',
            label: formatMessage(messages.edit),
            icon: EditIcon,
            onAction: () => open('open', company.id),
          },
          {
            id: 'locations',
            label: formatMessage(messages.showLocations),
            icon: MapPinIcon,
            href: `${paths.locations}?company=${company.id}`,
          },
          {
            id: 'remove',
            label: formatMessage(messages.remove),
            icon: TrashIcon,
            tone: 'danger',
            onAction: () => setTask({ kind: 'remove', companies: [company] }),
          },
        ]}
        onDeleteAll={(ids) => {
          const companies = list?.items.filter(({ id }) => ids.includes(id)) ?? [];
          setTask({ kind: 'remove', companies });
        }}
        empty={
          <EmptyState icon={BuildingIcon} title={formatMessage(messages.emptyTitle)} action={add}>
            {formatMessage(messages.emptyText)}
          </EmptyState>
        }
      />
      {(task?.kind === 'add' || isAskedToAdd) && <AddCompany onClose={closeAdd} />}
      {openId !== '' && <OpenCompany id={openId} onClose={() => open('open', '')} />}
      {task?.kind === 'remove' && <RemoveCompanies companies={task.companies} onClose={close} />}
    </Page>
  );
}
