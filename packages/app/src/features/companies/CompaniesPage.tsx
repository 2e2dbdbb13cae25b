import { useState } from 'react';

import { Button, EmptyState, EntityList, Page } from '@hearback/ui';
import { BuildingIcon, EditIcon, MapPinIcon, PlusIcon, TrashIcon } from '@hearback/ui/icons';

import { useCompaniesPageQuery } from '../../apollo/generated/hooks';
import type { CompanyRow_CompanyFragment } from '../../apollo/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { useEntityQuery } from '../../lists/useEntityQuery';
import { useHiddenColumns } from '../../lists/useHiddenColumns';
import { useStayInList } from '../../lists/useStayInList';
import { paths } from '../../paths';
import { RecentlyDeletedLink } from '../../removal/RecentlyDeletedLink';
import { AddCompany } from './AddCompany';
import { EditCompany } from './EditCompany';
import { messages } from './messages';
import { RemoveCompanies } from './RemoveCompanies';
import { orderFields, useCompanyColumns } from './useCompanyColumns';

type Task =
  | { kind: 'add' }
  | { kind: 'edit'; company: CompanyRow_CompanyFragment }
  | { kind: 'remove'; companies: readonly CompanyRow_CompanyFragment[] };

/** `/companies/` */
export function CompaniesPage() {
  const { formatMessage } = useIntl();
  const columns = useCompanyColumns();
  const hiddenColumns = useHiddenColumns('companies', columns);
  const { query, onQuery, variables } = useEntityQuery(orderFields, {
    field: 'DATE_CREATED',
    direction: 'DESC',
  });
  const { data, previousData, error, refetch } = useCompaniesPageQuery({ variables });
  const [task, setTask] = useState<Task>();

  // The last page stays on the screen while the next one is on its way.
  const list = (data ?? previousData)?.companies;
  useStayInList(data?.companies.pageInfo, query, onQuery);

  const isEmpty = data?.companies.pageInfo.totalCount === 0 && query.search === '';
  const close = () => setTask(undefined);
  const add = (
    <Button tone="primary" icon={PlusIcon} onPress={() => setTask({ kind: 'add' })}>
      {formatMessage(messages.add)}
    </Button>
  );

  return (
    <Page
      title={formatMessage(messages.title)}
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
        onOpen={(company) => setTask({ kind: 'edit', company })}
        rowActions={(company) => [
          {
            id: 'edit',
            label: formatMessage(messages.edit),
            icon: EditIcon,
            onAction: () => setTask({ kind: 'edit', company }),
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
      {task?.kind === 'add' && <AddCompany onClose={close} />}
      {task?.kind === 'edit' && <EditCompany company={task.company} onClose={close} />}
      {task?.kind === 'remove' && <RemoveCompanies companies={task.companies} onClose={close} />}
    </Page>
  );
}
