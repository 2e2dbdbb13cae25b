import { useState } from 'react';

import type { FormDocument } from '@hearback/schema/documents';
import type { FormEditorState } from '@hearback/ui/editors/form';

import { useIntl } from '../../../../i18n/IntlProvider';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { ReplaceFormDialog } from '../../templates/ReplaceFormDialog';
import { ImportForm } from './import/ImportForm';
import { messages } from './messages';

interface Props {
  editor: FormEditorState;
  onClose: () => void;
}

/** Replaces the edited form by one from a file, as one undoable step. */
export function ReplaceFromFile({ editor, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [read, setRead] = useState<FormDocument>();

  const replace = () => {
    if (!read) return;
    editor.replace(read);
    showSnackbar('success', messages.imported, { title: read.title });
    onClose();
  };

  return (
    <>
      <ImportForm onRead={setRead} onClose={onClose} />
      <ReplaceFormDialog
        text={read && formatMessage(messages.replaceText, { title: read.title })}
        onReplace={replace}
        onClose={() => setRead(undefined)}
      />
    </>
  );
}
