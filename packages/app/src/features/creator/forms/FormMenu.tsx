import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { FormDocument } from '@hearback/schema/documents';
import { IconButton, Menu, type MenuAction } from '@hearback/ui';
import type { FormEditorState } from '@hearback/ui/editors/form';
import {
  ClockIcon,
  CopyIcon,
  DownloadIcon,
  EyeIcon,
  FormIcon,
  MoreIcon,
  TagIcon,
  UploadIcon,
} from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages as listMessages } from '../../../lists/messages';
import { newDocumentId, paths } from '../../../paths';
import type { DocumentEditing } from '../documents/useDocumentEditing';
import * as creator from '../messages';
import * as templates from '../templates/messages';
import { lazyDialog } from '../../../loading/lazy';
import { exportForm } from './files/exportForm';
import * as files from './files/messages';
import { messages } from './messages';
import { useDuplicateForm } from './useDuplicateForm';
import * as versions from './versions/messages';

const ApplyTemplate = lazyDialog(() =>
  import('../templates/ApplyTemplate').then((file) => file.ApplyTemplate),
);
const SaveTemplate = lazyDialog(() =>
  import('../templates/SaveTemplate').then((file) => file.SaveTemplate),
);
const ReplaceFromFile = lazyDialog(() =>
  import('./files/ReplaceFromFile').then((file) => file.ReplaceFromFile),
);
const FormPreview = lazyDialog(() =>
  import('./preview/FormPreview').then((file) => file.FormPreview),
);
const FormVersions = lazyDialog(() =>
  import('./versions/FormVersions').then((file) => file.FormVersions),
);

interface Props {
  editor: FormEditorState;
  editing: DocumentEditing<FormDocument>;
  /** True if a template would replace existing content. */
  asks: boolean;
}

type Task = 'preview' | 'applyTemplate' | 'saveTemplate' | 'versions' | 'import';

/** Actions on a form besides editing. */
export function FormMenu({ editor, editing, asks }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const duplicate = useDuplicateForm();
  const [task, setTask] = useState<Task>();
  const { id } = editing;
  const { document } = editor;
  const close = () => setTask(undefined);

  const copy = async () => {
    const stored = await editing.store();
    const copyId = stored && (await duplicate(stored.id));
    if (copyId !== undefined) await navigate(paths.formEditor(copyId));
  };

  const forStored: MenuAction[] = [
    {
      id: 'versions',
      label: formatMessage(versions.messages.title),
      icon: ClockIcon,
      onAction: () => setTask('versions'),
    },
    {
      id: 'duplicate',
      label: formatMessage(messages.duplicate),
      icon: CopyIcon,
      onAction: () => void copy(),
    },
  ];
  const actions: MenuAction[] = [
    {
      id: 'preview',
      label: formatMessage(creator.messages.preview),
      icon: EyeIcon,
      onAction: () => setTask('preview'),
    },
    {
      id: 'applyTemplate',
      label: formatMessage(templates.messages.start),
      icon: FormIcon,
      onAction: () => setTask('applyTemplate'),
    },
    {
      id: 'saveTemplate',
      label: formatMessage(templates.messages.save),
      icon: TagIcon,
      onAction: () => setTask('saveTemplate'),
    },
    ...(id === newDocumentId ? [] : forStored),
    {
      id: 'export',
      label: formatMessage(files.messages.export),
      icon: DownloadIcon,
      onAction: () => void exportForm(document),
    },
    {
      id: 'import',
      label: formatMessage(files.messages.import),
      icon: UploadIcon,
      onAction: () => setTask('import'),
    },
  ];
  const label = formatMessage(listMessages.moreActions);

  return (
    <>
      <Menu
        label={label}
        actions={actions}
        trigger={<IconButton icon={MoreIcon} label={label} />}
      />
      {task === 'preview' && <FormPreview document={document} formId={id} onClose={close} />}
      {task === 'applyTemplate' && <ApplyTemplate {...{ editor }} asks={asks} onClose={close} />}
      {task === 'saveTemplate' && <SaveTemplate document={document} onClose={close} />}
      {task === 'import' && <ReplaceFromFile editor={editor} onClose={close} />}
      {task === 'versions' && <FormVersions {...{ document, editing }} onClose={close} />}
    </>
  );
}
