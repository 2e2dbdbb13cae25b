import { useNavigate } from 'react-router-dom';

import {
  ButtonLink,
  EmptyState,
  EntityList,
  type MenuAction,
  Select,
  type SelectOption,
} from '@hearback/ui';
import {
  EditIcon,
  EyeIcon,
  LinkIcon,
  PauseIcon,
  PlayIcon,
  PrintIcon,
  QrIcon,
  TrashIcon,
  WandIcon,
} from '@hearback/ui/icons';

import {
  type CodesTab_CodeFragment,
  LocationChoicesDocument,
} from '../../../server/generated/graphql';
import { useCodesTabQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { useActiveFilters, type ValueOf } from '../../../lists/useActiveFilters';
import { useEntityQuery } from '../../../lists/useEntityQuery';
import { RecentlyDeletedLink } from '../../../lists/removal/RecentlyDeletedLink';
import { useAccess, when } from '../../../session/useAccess';
import { useListView } from '../../../lists/useListView';
import { useStayInList } from '../../../lists/listPlace';
import { paths } from '../../../paths';
import { useTags } from '../../../lists/tags';
import { messages as listMessages } from '../../../lists/messages';
import * as creator from '../messages';
import { CodeTasks, useCodeTask } from './CodeTasks';
import { searchableFrom } from './useLinkOptions';
import {
  type CodeFilterName,
  codeFilterNames,
  codeFilterVariables,
  stateNames,
} from './codeFilters';
import { useWholeList } from '../../../server/useWholeList';
import { messages } from './messages';
import { printMessage } from './printMessage';
import { messages as printMessages } from './print/messages';
import { codeOrderFields, useCodeColumns } from './useCodeColumns';
import { useEachCode } from './useEachCode';
import { usePauseCode, useStateActions } from './useStateActions';

interface Filter {
  label: string;
  options: readonly SelectOption[];
}

/** Filters of the list of codes. */
function useFilterOptions(tag: string): Record<CodeFilterName, Filter> {
  const { formatMessage } = useIntl();
  const tags = useTags(tag);
  const { items } = useWholeList(LocationChoicesDocument);

  return {
    state: {
      label: formatMessage(messages.state),
      options: [
        { value: '', label: formatMessage(messages.allStates) },
        ...(Object.keys(stateNames) as (keyof typeof stateNames)[]).map((name) => ({
          value: name,
          label: formatMessage(messages[name]),
        })),
      ],
    },
    location: {
      label: formatMessage(messages.location),
      options: [
        { value: '', label: formatMessage(messages.allLocations) },
        ...items.map(({ id, name, company }) => ({
          value: id,
          label: name,
          description: company.name,
        })),
      ],
    },
    tag: {
      label: tags.label,
      options: [{ value: '', label: tags.everything }, ...tags.options],
    },
  };
}

interface CodeFiltersProps {
  /** Options of each filter, in the reader's language. */
  filters: Record<CodeFilterName, Filter>;
  valueOf: ValueOf;
  onChange: (name: string, value: string) => void;
  isLabelHidden: boolean;
}

/** Filters the list of codes by state, location and tag. */
function CodeFilters({ filters, valueOf, onChange, isLabelHidden }: CodeFiltersProps) {
  return (
    <>
      {codeFilterNames.map((name) => {
        const { label, options } = filters[name];
        if (name === 'tag' && options.length === 1) return null;
        return (
          <Select
            key={name}
            label={label}
            isLabelHidden={isLabelHidden}
            value={valueOf(name)}
            placeholder={options[0]?.label ?? ''}
            options={options}
            onChange={(value) => onChange(name, value)}
            isSearchable={options.length > searchableFrom}
          />
        );
      })}
    </>
  );
}

/** Bulk action of the list: prints all checked codes. */
function usePrintSelected() {
  const { formatMessage } = useIntl();
  return (onAction: () => void): MenuAction => ({
    id: 'printSelected',
    label: formatMessage(printMessages.printSelected),
    icon: PrintIcon,
    onAction,
  });
}

/** `/creator/codes/` */
export function CodesTab() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const columns = useCodeColumns();
  const view = useListView('codes', columns);
  const { query, onQuery, variables, filter, filterOf, clearFilters } = useEntityQuery(
    codeOrderFields,
    {
      field: 'DATE_CREATED',
      direction: 'DESC',
    },
  );
  const { data, previousData, error, loading, refetch } = useCodesTabQuery({
    variables: { ...variables, ...codeFilterVariables(filterOf) },
  });
  const { pause, resume } = usePauseCode();
  const stateActions = useStateActions(useEachCode());
  const options = useFilterOptions(filterOf('tag'));
  const activeFilters = useActiveFilters(codeFilterNames, options, filterOf, filter);
  const { task, start, close } = useCodeTask();
  const printSelected = usePrintSelected();
  const { mayManage, mayManageAll } = useAccess();

  // The previous page stays visible while the next one loads.
  const list = (data ?? previousData)?.codes;
  useStayInList(data?.codes.pageInfo, query, onQuery);

  const pauseActions = ({ id, state }: CodesTab_CodeFragment) => {
    const label = formatMessage(state === 'PAUSED' ? messages.resume : messages.pause);
    if (state === 'PUBLISHED') {
      return [{ id: 'pause', label, icon: PauseIcon, onAction: () => void pause(id) } as const];
    }
    if (state === 'PAUSED') {
      return [{ id: 'resume', label, icon: PlayIcon, onAction: () => void resume(id) } as const];
    }
    return [];
  };

  const filters = (isFolded: boolean) => (
    <CodeFilters filters={options} valueOf={filterOf} onChange={filter} isLabelHidden={!isFolded} />
  );

  const codesOf = (ids: readonly string[]) =>
    list?.items.filter(({ id }) => ids.includes(id)) ?? [];

  return (
    <>
      <EntityList
        label={formatMessage(messages.list)}
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
        status={error && !data ? 'failed' : loading ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        {...(mayManage && {
          onOpen: ({ id }: CodesTab_CodeFragment) => void navigate(paths.codeEditor(id)),
          rowHref: ({ id }: CodesTab_CodeFragment) => paths.codeEditor(id),
        })}
        rowActions={(code) => [
          ...when(mayManage, {
            id: 'edit',
            label: formatMessage(creator.messages.edit),
            icon: EditIcon,
            href: paths.codeEditor(code.id),
          }),
          {
            id: 'preview',
            label: formatMessage(messages.previewForm),
            icon: EyeIcon,
            onAction: () => start({ kind: 'preview', code }),
          },
          {
            id: 'print',
            label: formatMessage(printMessage(code)),
            icon: PrintIcon,
            onAction: () => start({ kind: 'print', code }),
          },
          {
            id: 'share',
            label: formatMessage(messages.share),
            icon: LinkIcon,
            onAction: () => start({ kind: 'share', code }),
          },
          ...(mayManage ? pauseActions(code) : []),
          ...when(mayManageAll, {
            id: 'remove',
            label: formatMessage(creator.messages.remove),
            icon: TrashIcon,
            tone: 'danger' as const,
            onAction: () => start({ kind: 'remove', codes: [code] }),
          }),
        ]}
        {...(mayManageAll && {
          onDeleteAll: (ids: readonly string[]) => start({ kind: 'remove', codes: codesOf(ids) }),
        })}
        bulkActions={{
          label: formatMessage(listMessages.moreActions),
          actions: (ids) => [
            printSelected(() => start({ kind: 'printAll', codes: codesOf(ids) })),
            ...(mayManage
              ? [
                  {
                    id: 'edit',
                    label: formatMessage(messages.editChecked),
                    icon: EditIcon,
                    onAction: () => start({ kind: 'edit', codes: codesOf(ids) }),
                  },
                  ...stateActions(ids),
                ]
              : []),
          ],
        }}
        filters={filters}
        activeFilters={activeFilters}
        isFiltered={activeFilters.length > 0}
        onClearFilters={() => clearFilters(codeFilterNames)}
        empty={
          <EmptyState
            icon={QrIcon}
            title={formatMessage(messages.emptyTitle)}
            action={
              mayManage && (
                <ButtonLink href={paths.wizard} tone="primary" icon={WandIcon}>
                  {formatMessage(creator.messages.openWizard)}
                </ButtonLink>
              )
            }
          >
            {formatMessage(messages.emptyText)}
          </EmptyState>
        }
      />
      <CodeTasks task={task} onClose={close} />
    </>
  );
}
