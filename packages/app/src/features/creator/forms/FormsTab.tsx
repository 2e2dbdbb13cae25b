import { useState } from 'react';

import { CopyIcon, DownloadIcon, EyeIcon, FormIcon } from '@hearback/ui/icons';
import type { EntityCard, EntityColumn } from '@hearback/ui';

import { type FormsTab_FormFragment, RemoveFormsDocument } from '../../../server/generated/graphql';
import { useFormsTabQuery } from '../../../server/generated/hooks';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { useEntityQuery } from '../../../lists/useEntityQuery';
import { lazyDecoration, lazyDialog } from '../../../loading/lazy';
import { idsOf, useRemoval } from '../../../lists/removal/useRemoval';
import { DocumentsTab, newestFirst } from '../documents/DocumentsTab';
import * as creator from '../messages';
import { exportForm } from './files/exportForm';
import * as files from './files/messages';
import { paths } from '../../../paths';
import { type DocumentListConfig, useDateColumns } from '../documents/documentList';
import { messages } from './messages';
import { FormState } from './publish/FormState';
import { useDuplicateForm } from './useDuplicateForm';

/** Sortable columns of forms. */
const orderFields = ['TITLE', 'DATE_CREATED', 'DATE_UPDATED'] as const;

/** Columns of the list of forms. */
function useFormColumns(): EntityColumn<FormsTab_FormFragment>[] {
  const { formatMessage, formatNumber } = useIntl();
  const dateColumns = useDateColumns<FormsTab_FormFragment>();

  return [
    {
      id: 'TITLE',
      label: formatMessage(messages.formTitle),
      cell: ({ title }) => title,
      isSortable: true,
    },
    {
      id: 'fields',
      label: formatMessage(messages.fields),
      cell: ({ document }) => formatNumber(document.fields.length),
      align: 'end',
      isHideable: true,
    },
    {
      id: 'usedBy',
      label: formatMessage(messages.usedBy),
      cell: ({ usedByCodes }) => formatMessage(messages.usedByCodes, { count: usedByCodes }),
      isHideable: true,
    },
    {
      id: 'published',
      label: formatMessage(messages.published),
      cell: (form) => <FormState form={form} />,
      isHideable: true,
    },
    ...dateColumns,
  ];
}

/** The form renderer is as large as the rest of the list, so it loads lazily. */
const FormMiniature = lazyDecoration(() =>
  import('@hearback/ui/forms').then((file) => file.FormMiniature),
);

/** A form as a card: what visitors see, and how many codes show it. */
function useFormCard(): EntityCard<FormsTab_FormFragment> {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return {
    picture: ({ document }) => <FormMiniature document={document} language={language} />,
    line: (form) => (
      <>
        {formatMessage(messages.usedByCodes, { count: form.usedByCodes })}
        {(form.version === 0 || form.hasUnpublishedChanges) && <FormState form={form} />}
      </>
    ),
  };
}

const FormPreview = lazyDialog(() =>
  import('./preview/FormPreview').then((file) => file.FormPreview),
);

/** Removal of forms. Codes that link one are unpublished, and refetched when they are shown again. */
const formRemoval = {
  kind: 'Form',
  document: RemoveFormsDocument,
  field: 'removeForms',
  inputOf: idsOf,
  page: 'FormsTab',
  removed: messages.removed,
} as const;

/** List and removal configuration of forms. */
const formList: DocumentListConfig<FormsTab_FormFragment> = {
  link: 'form',
  icon: FormIcon,
  nameOf: ({ title }) => title,
  editorPath: paths.formEditor,
  listPath: paths.forms,
  New: lazyDialog(() => import('../templates/TemplateGallery').then((file) => file.NewFormDialog)),
  messages: {
    list: messages.list,
    search: messages.search,
    emptyTitle: messages.emptyTitle,
    emptyText: messages.emptyText,
    start: creator.messages.newForm,
    removeTitle: messages.removeTitle,
    removeConfirm: messages.removeConfirm,
    removeText: messages.removeText,
    removeCodes: messages.removeCodes,
  },
};

/** `/creator/forms/` */
export function FormsTab() {
  const { formatMessage } = useIntl();
  const { query, onQuery, variables } = useEntityQuery(orderFields, newestFirst);
  const { data, previousData, ...result } = useFormsTabQuery({ variables });
  const duplicate = useDuplicateForm();
  const [previewed, setPreviewed] = useState<FormsTab_FormFragment>();

  return (
    <>
      <DocumentsTab
        kind={formList}
        columns={useFormColumns()}
        card={useFormCard()}
        asked={{ query, onQuery }}
        page={data?.forms}
        previousPage={previousData?.forms}
        result={result}
        remove={useRemoval(formRemoval)}
        moreActions={(form) => [
          {
            id: 'preview',
            label: formatMessage(creator.messages.preview),
            icon: EyeIcon,
            onAction: () => setPreviewed(form),
          },
          {
            id: 'duplicate',
            label: formatMessage(messages.duplicate),
            icon: CopyIcon,
            onAction: () => void duplicate(form.id),
          },
          {
            id: 'export',
            label: formatMessage(files.messages.export),
            icon: DownloadIcon,
            onAction: () => void exportForm(form.document),
          },
        ]}
      />
      {previewed && (
        <FormPreview
          document={previewed.document}
          formId={previewed.id}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </>
  );
}
