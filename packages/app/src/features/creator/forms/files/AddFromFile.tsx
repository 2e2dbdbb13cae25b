import { useState } from 'react';

import { useNavigate } from 'react-router-dom';

import type { FormDocument } from '@hearback/schema/documents';
import { Button } from '@hearback/ui';
import { UploadIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../../i18n/IntlProvider';
import { paths } from '../../../../paths';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { refusalOfDocument } from '../../refusalOfDocument';
import { useAddForm } from '../useAddForm';
import { lazyDialog } from '../../../../loading/lazy';
import { messages } from './messages';

const ImportForm = lazyDialog(() => import('./import/ImportForm').then((file) => file.ImportForm));

/** Adds the form in a file to the list and opens it. */
export function AddFromFile() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const addForm = useAddForm();
  const [isOpen, setIsOpen] = useState(false);

  const add = async (document: FormDocument) => {
    const answer = await addForm(document);
    // A failed request has already been reported by the error link.
    if (!answer) return;
    if (!answer.form) {
      showSnackbar('error', refusalOfDocument(answer.errors));
      return;
    }
    showSnackbar('success', messages.imported, { title: answer.form.title });
    await navigate(paths.formEditor(answer.form.id));
  };

  return (
    <>
      <Button icon={UploadIcon} onPress={() => setIsOpen(true)}>
        {formatMessage(messages.importShort)}
      </Button>
      {isOpen && <ImportForm onRead={add} onClose={() => setIsOpen(false)} />}
    </>
  );
}
