import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import {
  Button,
  ButtonLink,
  EmptyState,
  EntityList,
  Hidden,
  Inline,
  Link,
  MoreActions,
  Page,
  Select,
  type EntityListProps,
  type SelectOption,
} from '@hearback/ui';
import {
  BuildingIcon,
  ChatIcon,
  CopyIcon,
  EditIcon,
  GlobeIcon,
  MapPinIcon,
  PlusIcon,
  TrashIcon,
  UploadIcon,
} from '@hearback/ui/icons';

import { useLocationsPageQuery } from '../../server/generated/hooks';
import {
  CompanyChoicesDocument,
  type LocationRow_LocationFragment,
} from '../../server/generated/graphql';
import { useWholeList } from '../../server/useWholeList';
import { useHelp } from '../../shell/help/useHelp';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { useEntityQuery } from '../../lists/useEntityQuery';
import { useAccess, when } from '../../session/useAccess';
import { useListView } from '../../lists/useListView';
import { useStayInList } from '../../lists/listPlace';
import { paths } from '../../paths';
import { RecentlyDeletedLink } from '../../lists/removal/RecentlyDeletedLink';
import { loadChunk } from '../../loading/chunkError';
import { lazyDialog } from '../../loading/lazy';
import { messages } from './messages';
import { messages as listMessages } from '../../lists/messages';
import { useTags } from '../../lists/tags';
import { locationOrderFields, useLocationColumns } from './useLocationColumns';

/** Option for no filter. */
const nothing = 'all';

interface Filter {
  name: 'company' | 'tag';
  label: string;
  everything: string;
  options: readonly SelectOption[];
}

/** Filters the list by company and by tag: the selects beside the search, and the active filters. */
function usePlaceFilters(
  companies: readonly { id: string; name: string }[],
  valueOf: (name: string) => string,
  onChange: (name: string, value: string) => void,
) {
  const { formatMessage } = useIntl();
  const { tags, label, everything, options } = useTags(valueOf('tag'));
  const filters: Filter[] = [
    {
      name: 'company',
      label: formatMessage(messages.company),
      everything: formatMessage(messages.allCompanies),
      options: companies.map(({ id, name }) => ({ value: id, label: name })),
    },
    { name: 'tag', label, everything, options },
  ];
  const active = filters.filter(({ name }) => valueOf(name) !== '');

  // One company alone narrows nothing; a tag does.
  const shown = filters.filter(
    ({ name, options: choices }) => choices.length > (name === 'company' ? 1 : 0),
  );
  const fields = (isFolded: boolean) =>
    shown.map((filter) => (
      <Select
        key={filter.name}
        label={filter.label}
        isLabelHidden={!isFolded}
        value={valueOf(filter.name) || nothing}
        onChange={(value) => onChange(filter.name, value === nothing ? '' : value)}
        options={[{ value: nothing, label: filter.everything }, ...filter.options]}
        isSearchable={filter.options.length > 9}
      />
    ));
  const entityFilters = {
    ...(shown.length > 0 && { filters: fields }),
    activeFilters: active.map((filter) => {
      const chosen = filter.options.find(({ value }) => value === valueOf(filter.name));
      return {
        id: filter.name,
        // Companies that are still loading have no name yet.
        label: chosen
          ? formatMessage(listMessages.activeFilter, { label: filter.label, value: chosen.label })
          : filter.label,
        onRemove: () => onChange(filter.name, ''),
      };
    }),
    isFiltered: active.length > 0,
    onClearFilters: () => active.forEach(({ name }) => onChange(name, '')),
  } satisfies Partial<EntityListProps<never>>;
  return { entityFilters, hasTags: tags.length > 0 };
}

interface NoLocationsProps {
  /** False for colleagues who see what others have added. */
  mayAdd: boolean;
  hasNoCompany: boolean;
  onAdd: () => void;
  onImport: () => void;
}

/** Empty state of the list of locations, with the next step. */
function NoLocations({ hasNoCompany, mayAdd, onAdd, onImport }: NoLocationsProps) {
  const { formatMessage } = useIntl();

  const action = hasNoCompany ? (
    <ButtonLink tone="primary" icon={BuildingIcon} href={paths.companies}>
      {formatMessage(messages.goToCompanies)}
    </ButtonLink>
  ) : (
    <Button tone="primary" icon={PlusIcon} onPress={onAdd}>
      {formatMessage(messages.add)}
    </Button>
  );

  return (
    <EmptyState
      icon={MapPinIcon}
      title={formatMessage(messages.emptyTitle)}
      action={
        mayAdd && (
          <Inline>
            {action}
            <Button icon={UploadIcon} onPress={onImport}>
              {formatMessage(messages.import)}
            </Button>
          </Inline>
        )
      }
    >
      {formatMessage(hasNoCompany ? messages.noCompanyText : messages.emptyText)}
    </EmptyState>
  );
}

const AddLocation = lazyDialog(() => import('./AddLocation').then((file) => file.AddLocation));
const ImportLocations = lazyDialog(() =>
  import('./import/ImportLocations').then((file) => file.ImportLocations),
);
const OpenLocation = lazyDialog(() => import('./EditLocation').then((file) => file.OpenLocation));
const RemoveLocations = lazyDialog(() =>
  import('./RemoveLocations').then((file) => file.RemoveLocations),
);

const EditLocations = lazyDialog(() =>
  import('./EditLocations').then((file) => file.EditLocations),
);
const ManageTags = lazyDialog(() => import('./EditLocations').then((file) => file.ManageTags));

type Task =
  | { kind: 'add' }
  | { kind: 'edit'; locations: readonly LocationRow_LocationFragment[] }
  | { kind: 'import' }
  | { kind: 'tags' }
  | { kind: 'remove'; locations: readonly LocationRow_LocationFragment[] };

/** `/locations/`, all or of one company. */
export function LocationsPage() {
  const { formatMessage } = useIntl();
  const help = useHelp('locations');
  const { mayManage, mayManageAll } = useAccess();
  const columns = useLocationColumns();
  const view = useListView('locations', columns);
  const { query, onQuery, variables, filter, open, filterOf } = useEntityQuery(
    locationOrderFields,
    {
      field: 'DATE_CREATED',
      direction: 'DESC',
    },
  );
  const companyId = filterOf('company');
  const tag = filterOf('tag');
  const { data, previousData, error, refetch } = useLocationsPageQuery({
    variables: { ...variables, ...(companyId ? { companyId } : {}), ...(tag ? { tag } : {}) },
  });
  const companies = useWholeList(CompanyChoicesDocument);
  const { entityFilters, hasTags } = usePlaceFilters(companies.items, filterOf, filter);
  const [task, setTask] = useState<Task>();
  const client = useApolloClient();
  const duplicate = async (id: string) => {
    const { duplicateLocation } = await loadChunk(() => import('./AddLocation'));
    await duplicateLocation(client, id);
  };
  // A link from another page can open the dialog.
  const isAskedToAdd = filterOf('add') !== '';

  // The previous page stays visible while the next one loads.
  const list = (data ?? previousData)?.locations;
  useStayInList(data?.locations.pageInfo, query, onQuery);

  const isEmpty =
    data?.locations.pageInfo.totalCount === 0 && query.search === '' && !entityFilters.isFiltered;
  const openId = filterOf('open');
  // The wizard needs a location; its state is in the address.
  const wizard = filterOf('wizard');
  const close = () => setTask(undefined);
  const closeAdd = () => {
    close();
    if (isAskedToAdd) open('add', '');
  };
  const add = () => setTask({ kind: 'add' });
  const locationsOf = (ids: readonly string[]) =>
    list?.items.filter(({ id }) => ids.includes(id)) ?? [];
  const hasNoCompany = !companies.isLoading && !companies.error && companies.items.length === 0;

  return (
    <Page
      title={formatMessage(messages.title)}
      help={help}
      purpose={formatMessage(messages.purpose)}
      // The empty state has the same button.
      {...(!isEmpty &&
        mayManageAll && {
          actions: (
            <>
              <MoreActions
                actions={[
                  {
                    id: 'import',
                    label: formatMessage(messages.import),
                    icon: UploadIcon,
                    onAction: () => setTask({ kind: 'import' }),
                  },
                  ...when(hasTags, {
                    id: 'tags',
                    label: formatMessage(messages.manageTags),
                    icon: EditIcon,
                    onAction: () => setTask({ kind: 'tags' }),
                  }),
                ]}
              />
              <Button tone="primary" icon={PlusIcon} isDisabled={hasNoCompany} onPress={add}>
                <Hidden on="phoneVisually">{formatMessage(messages.add)}</Hidden>
              </Button>
            </>
          ),
        })}
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
        {...(mayManage && {
          onOpen: (location: LocationRow_LocationFragment) => open('open', location.id),
          rowHref: ({ id }: LocationRow_LocationFragment) => paths.location(id),
        })}
        {...entityFilters}
        rowActions={(location) => [
          ...when(mayManage, {
            id: 'edit',
            label: formatMessage(messages.edit),
            icon: EditIcon,
            onAction: () => open('open', location.id),
          }),
          ...when(mayManageAll, {
            id: 'duplicate',
            label: formatMessage(messages.duplicate),
            icon: CopyIcon,
            onAction: () => void duplicate(location.id),
          }),
          ...when(mayManage, {
            id: 'board',
            label: formatMessage(messages.boardTitle),
            icon: GlobeIcon,
            href: paths.board(location.id),
          }),
          {
            id: 'feedback',
            label: formatMessage(messages.showFeedback),
            icon: ChatIcon,
            href: `${paths.feedback}?location=${location.id}`,
          },
          ...when(mayManageAll, {
            id: 'remove',
            label: formatMessage(messages.remove),
            icon: TrashIcon,
            tone: 'danger' as const,
            onAction: () => setTask({ kind: 'remove', locations: [location] }),
          }),
        ]}
        {...(mayManageAll && {
          onDeleteAll: (ids: readonly string[]) =>
            setTask({ kind: 'remove', locations: locationsOf(ids) }),
        })}
        {...(mayManage && {
          bulkActions: {
            label: formatMessage(listMessages.moreActions),
            actions: (ids: readonly string[]) => [
              {
                id: 'edit',
                label: formatMessage(messages.editChecked),
                icon: EditIcon,
                onAction: () => setTask({ kind: 'edit', locations: locationsOf(ids) }),
              },
            ],
          },
        })}
        empty={
          <NoLocations
            hasNoCompany={hasNoCompany}
            mayAdd={mayManageAll}
            onAdd={add}
            onImport={() => setTask({ kind: 'import' })}
          />
        }
      />
      {mayManageAll &&
        (task?.kind === 'add' || (isAskedToAdd && !companies.isLoading && !hasNoCompany)) && (
          <AddLocation
            companyId={companyId || onlyOne(companies.items.map(({ id }) => id))}
            onClose={closeAdd}
          />
        )}
      {task?.kind === 'import' && !companies.isLoading && (
        <ImportLocations
          companyId={companyId || onlyOne(companies.items.map(({ id }) => id))}
          onClose={close}
        />
      )}
      {mayManage && openId !== '' && <OpenLocation id={openId} onClose={() => open('open', '')} />}
      {task?.kind === 'edit' && <EditLocations locations={task.locations} onClose={close} />}
      {task?.kind === 'tags' && <ManageTags onClose={close} />}
      {task?.kind === 'remove' && <RemoveLocations locations={task.locations} onClose={close} />}
    </Page>
  );
}

/** Returns the only id, to preselect it, else an empty string. */
const onlyOne = (ids: readonly string[]) => (ids.length === 1 ? (ids[0] ?? '') : '');
