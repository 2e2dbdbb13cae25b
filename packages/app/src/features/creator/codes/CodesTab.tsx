import { useNavigate } from 'react-router-dom';

import { ButtonLink, EmptyState, EntityList } from '@hearback/ui';
import {
  EditIcon,
  EyeIcon,
  PauseIcon,
  PlayIcon,
  PrintIcon,
  QrIcon,
  TrashIcon,
  WandIcon,
} from '@hearback/ui/icons';

import type { CodesTab_CodeFragment } from '../../../apollo/generated/graphql';
import { useCodesTabQuery } from '../../../apollo/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { useEntityQuery } from '../../../lists/useEntityQuery';
import { useHiddenColumns } from '../../../lists/useHiddenColumns';
import { useStayInList } from '../../../lists/useStayInList';
import { paths } from '../../../paths';
import * as creator from '../messages';
import { CodeTasks } from './CodeTasks';
import { messages } from './messages';
import { orderFields, useCodeColumns } from './useCodeColumns';
import { useCodeTask } from './useCodeTask';
import { usePauseCode } from './usePauseCode';

/** `/creator/codes/` */
export function CodesTab() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const columns = useCodeColumns();
  const hiddenColumns = useHiddenColumns('codes', columns);
  const { query, onQuery, variables } = useEntityQuery(orderFields, {
    field: 'DATE_CREATED',
    direction: 'DESC',
  });
  const { data, previousData, error, loading, refetch } = useCodesTabQuery({ variables });
  const { pause, resume } = usePauseCode();
  const { task, start, close } = useCodeTask();

  // The last page stays on the screen while the next one is on its way.
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

  return (
    <>
      <EntityList
        label={formatMessage(messages.list)}
        searchLabel={formatMessage(messages.search)}
        columns={columns}
        {...hiddenColumns}
        rows={list?.items}
        total={list?.pageInfo.totalCount ?? 0}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        query={query}
        onQuery={onQuery}
        status={error && !data ? 'failed' : loading ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        onOpen={({ id }) => void navigate(paths.codeEditor(id))}
        rowActions={(code) => [
          {
            id: 'edit',
            label: formatMessage(creator.messages.edit),
            icon: EditIcon,
            href: paths.codeEditor(code.id),
          },
          {
            id: 'preview',
            label: formatMessage(messages.previewForm),
            icon: EyeIcon,
            onAction: () => start({ kind: 'preview', code }),
          },
          {
            id: 'print',
            label: formatMessage(messages.print),
            icon: PrintIcon,
            onAction: () => start({ kind: 'print', code }),
          },
          ...pauseActions(code),
          {
            id: 'remove',
            label: formatMessage(creator.messages.remove),
            icon: TrashIcon,
            tone: 'danger',
            onAction: () => start({ kind: 'remove', codes: [code] }),
          },
        ]}
        onDeleteAll={(ids) =>
          start({
            kind: 'remove',
            codes: list?.items.filter(({ id }) => ids.includes(id)) ?? [],
          })
        }
        empty={
          <EmptyState
            icon={QrIcon}
            title={formatMessage(messages.emptyTitle)}
            action={
              <ButtonLink href={paths.wizard} tone="primary" icon={WandIcon}>
                {formatMessage(creator.messages.openWizard)}
              </ButtonLink>
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
