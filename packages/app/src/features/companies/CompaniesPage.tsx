import { useState } from 'react';

import { Button, EmptyState, type EntityColumn, EntityList, Page } from '@hearback/ui';
import { BuildingIcon, EditIcon, MapPinIcon, PlusIcon, TrashIcon } from '@hearback/ui/icons';

import { useCompaniesPageQuery } from '../../server/generated/hooks';
import type { CompanyRow_CompanyFragment } from '../../server/generated/graphql';
import { useHelp } from '../../shell/help/useHelp';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { useEntityQuery } from '../../lists/useEntityQuery';
import { useAccess } from '../../session/useAccess';
import { useListView } from '../../lists/useListView';
import { useStayInList } from '../../lists/listPlace';
import { paths } from '../../paths';
import { RecentlyDeletedLink } from '../../lists/removal/RecentlyDeletedLink';
import { lazyDialog } from '../../loading/lazy';
import { messages } from './messages';
import { AddressText } from '../../lists/AddressText';
import { messages as visitorNameMessages } from '../../fields/visitorNames/messages';

/** Sortable columns of companies. */
const orderFields = [
  'NAME',
  'ADDRESS',
  'REGISTRATION_NUMBER',
  'REPRESENTATIVE',
  'DATE_CREATED',
] as const;

/** Columns of the list of companies. */
function useCompanyColumns(): EntityColumn<CompanyRow_CompanyFragment>[] {
  const { formatMessage, formatDate, formatNumber } = useIntl();

  return [
    {
      id: 'NAME',
      label: formatMessage(messages.name),
      cell: ({ name }) => name,
      isSortable: true,
    },
    {
      id: 'visitorName',
      label: formatMessage(visitorNameMessages.visitorName),
      cell: ({ name, visitorName }) => visitorName ?? name,
      isHideable: true,
      isHiddenAtFirst: true,
    },
    {
      id: 'ADDRESS',
      below: 1040,
      label: formatMessage(messages.address),
      cell: ({ address }) => <AddressText address={address} />,
      isSortable: true,
      isHideable: true,
    },
    {
      id: 'REGISTRATION_NUMBER',
      below: 940,
      label: formatMessage(messages.registrationNumber),
      cell: ({ registrationNumber }) => registrationNumber,
      onCard: 'detail',
      isSortable: true,
      isHideable: true,
      isTight: true,
    },
    {
      id: 'REPRESENTATIVE',
      below: 760,
      label: formatMessage(messages.representative),
      cell: ({ representative }) => representative,
      isSortable: true,
      isHideable: true,
    },
    {
      id: 'locations',
      label: formatMessage(messages.locations),
      cell: ({ locationCount }) => formatNumber(locationCount),
      align: 'end',
      isHideable: true,
    },
    {
      id: 'codes',
      label: formatMessage(messages.codes),
      cell: ({ codeCount }) => formatNumber(codeCount),
      align: 'end',
      isHideable: true,
    },
    {
      id: 'DATE_CREATED',
      below: 900,
      label: formatMessage(messages.dateCreated),
      cell: ({ dateCreated }) => formatDate(dateCreated, { dateStyle: 'medium' }),
      isSortable: true,
      isHideable: true,
      isTight: true,
    },
  ];
}

const AddCompany = lazyDialog(() => import('./AddCompany').then((file) => file.AddCompany));
const OpenCompany = lazyDialog(() => import('./EditCompany').then((file) => file.OpenCompany));
const RemoveCompanies = lazyDialog(() =>
  import('./RemoveCompanies').then((file) => file.RemoveCompanies),
);

type Task = { kind: 'add' } | { kind: 'remove'; companies: readonly CompanyRow_CompanyFragment[] };

/** `/companies/` */
export function CompaniesPage() {
  const { formatMessage } = useIntl();
  const help = useHelp('companies');
  const { mayManageAll } = useAccess();
  const columns = useCompanyColumns();
  const view = useListView('companies', columns);
  const { query, onQuery, variables, open, filterOf } = useEntityQuery(orderFields, {
    field: 'DATE_CREATED',
    direction: 'DESC',
  });
  const { data, previousData, error, refetch } = useCompaniesPageQuery({ variables });
  const [task, setTask] = useState<Task>();
  // A link from another page can open the dialog.
  const isAskedToAdd = filterOf('add') !== '';

  // The previous page stays visible while the next one loads.
  const list = (data ?? previousData)?.companies;
  useStayInList(data?.companies.pageInfo, query, onQuery);

  const isEmpty = data?.companies.pageInfo.totalCount === 0 && query.search === '';
  const openId = filterOf('open');
  const close = () => setTask(undefined);
  const closeAdd = () => {
    close();
    if (isAskedToAdd) open('add', '');
  };
  const add = mayManageAll && (
    <Button tone="primary" icon={PlusIcon} onPress={() => setTask({ kind: 'add' })}>
      {formatMessage(messages.add)}
    </Button>
  );

  return (
    <Page
      title={formatMessage(messages.title)}
      help={help}
      purpose={formatMessage(messages.purpose)}
      // The empty state has the same button.
      {...(isEmpty || !mayManageAll ? {} : { actions: add })}
      width="full"
    >
      <PageTitle message={messages.title} />
      <EntityList
        label={formatMessage(messages.title)}
        searchLabel={formatMessage(messages.search)}
        columns={columns}
        {...view}
        foot={mayManageAll && <RecentlyDeletedLink />}
        rows={list?.items}
        total={list?.pageInfo.totalCount ?? 0}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        query={query}
        onQuery={onQuery}
        status={error && !data ? 'failed' : data ? 'ready' : 'loading'}
        onRetry={() => void refetch().catch(() => {})}
        {...(mayManageAll && {
          onOpen: (company: CompanyRow_CompanyFragment) => open('open', company.id),
          rowHref: ({ id }: CompanyRow_CompanyFragment) => paths.company(id),
        })}
        rowActions={(company) => [
          ...(mayManageAll
            ? [
                {
                  id: 'edit',
                  label: formatMessage(messages.edit),
                  icon: EditIcon,
                  onAction: () => open('open', company.id),
                },
              ]
            : []),
          {
            id: 'locations',
            label: formatMessage(messages.showLocations),
            icon: MapPinIcon,
            href: `${paths.locations}?company=${company.id}`,
          },
          ...(mayManageAll
            ? [
                {
                  id: 'remove',
                  label: formatMessage(messages.remove),
                  icon: TrashIcon,
                  tone: 'danger' as const,
                  onAction: () => setTask({ kind: 'remove', companies: [company] }),
                },
              ]
            : []),
        ]}
        {...(mayManageAll && {
          onDeleteAll: (ids: readonly string[]) => {
            const companies = list?.items.filter(({ id }) => ids.includes(id)) ?? [];
            setTask({ kind: 'remove', companies });
          },
        })}
        empty={
          <EmptyState icon={BuildingIcon} title={formatMessage(messages.emptyTitle)} action={add}>
            {formatMessage(messages.emptyText)}
          </EmptyState>
        }
      />
      {mayManageAll && (task?.kind === 'add' || isAskedToAdd) && <AddCompany onClose={closeAdd} />}
      {mayManageAll && openId !== '' && (
        <OpenCompany id={openId} onClose={() => open('open', '')} />
      )}
      {task?.kind === 'remove' && <RemoveCompanies companies={task.companies} onClose={close} />}
    </Page>
  );
}
