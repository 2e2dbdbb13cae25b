import { useState } from 'react';

import { useNavigate } from 'react-router-dom';

import { ButtonLink, EmptyState, EntityList } from '@hearback/ui';
import { EditIcon, EyeIcon, FormIcon, PlusIcon, TrashIcon } from '@hearback/ui/icons';

import type { FormsTab_FormFragment } from '../../../apollo/generated/graphql';
import { useFormsTabQuery } from '../../../apollo/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { useEntityQuery } from '../../../lists/useEntityQuery';
import { useStayInList } from '../../../lists/useStayInList';
import { newId, paths } from '../../../paths';
import * as creator from '../messages';
import { FormPreview } from './FormPreview';
import { messages } from './messages';
import { RemoveForms } from './RemoveForms';
import { orderFields, useFormColumns } from './useFormColumns';

/** `/creator/forms/` */
export function FormsTab() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const columns = useFormColumns();
  const { query, onQuery, variables } = useEntityQuery(orderFields, {
    field: 'DATE_CREATED',
    direction: 'DESC',
  });
  const { data, previousData, error, loading, refetch } = useFormsTabQuery({ variables });
  const [previewed, setPreviewed] = useState<FormsTab_FormFragment>();
  const [removed, setRemoved] = useState<readonly FormsTab_FormFragment[]>([]);

  // The last page stays on the screen while the next one is on its way.
  const list = (data ?? previousData)?.forms;
  useStayInList(data?.forms.pageInfo, query, onQuery);

  return (
    <>
      <EntityList
        label={formatMessage(messages.list)}
        searchLabel={formatMessage(messages.search)}
        columns={columns}
        rows={list?.items}
        total={list?.pageInfo.totalCount ?? 0}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        query={query}
        onQuery={onQuery}
        status={error && !data ? 'failed' : loading ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        onOpen={({ id }) => void navigate(paths.formEditor(id))}
        rowActions={(form) => [
          {
            id: 'edit',
            label: formatMessage(creator.messages.edit),
            icon: EditIcon,
            href: paths.formEditor(form.id),
          },
          {
            id: 'preview',
            label: formatMessage(creator.messages.preview),
            icon: EyeIcon,
            onAction: () => setPreviewed(form),
          },
          {
            id: 'remove',
            label: formatMessage(creator.messages.remove),
            icon: TrashIcon,
            tone: 'danger',
            onAction: () => setRemoved([form]),
          },
        ]}
        onDeleteAll={(ids) => setRemoved(list?.items.filter(({ id }) => ids.includes(id)) ?? [])}
        empty={
          <EmptyState
            icon={FormIcon}
            title={formatMessage(messages.emptyTitle)}
            action={
              <ButtonLink href={paths.formEditor(newId)} tone="primary" icon={PlusIcon}>
                {formatMessage(creator.messages.newForm)}
              </ButtonLink>
            }
          >
            {formatMessage(messages.emptyText)}
          </EmptyState>
        }
      />
      <FormPreview document={previewed?.document} onClose={() => setPreviewed(undefined)} />
      {removed.length > 0 && <RemoveForms forms={removed} onClose={() => setRemoved([])} />}
    </>
  );
}
