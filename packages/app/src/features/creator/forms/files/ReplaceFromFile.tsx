import { useState } from 'react';

import type { FormDocument } from '@hearback/schema/documents';
import type { FormEditing } from '@hearback/ui/editors/form';

import { useIntl } from '../../../../i18n/IntlProvider';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { ReplaceQuestion } from '../../templates/ReplaceQuestion';
import { ImportForm } from './ImportForm';
import { messages } from './messages';

interface Props {
  editor: FormEditing;
  onClose: () => void;
}

/** Puts the form of a file in the place of the one that is edited: one step that can be undone. */
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
      <ReplaceQuestion
        text={read && formatMessage(messages.replaceText, { title: read.title })}
        onReplace={replace}
        onClose={() => setRead(undefined)}
      />
    </>
  );
}
