import { useNavigate } from 'react-router-dom';

import type { FormDocument } from '@hearback/schema/documents';

import { paths } from '../../../../paths';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { refusalOfDocument } from '../../refusalOfDocument';
import { useAddForm } from '../useAddForm';
import { lazyDialog } from '../../../../loading/lazy';
import { messages } from './messages';

const ImportForm = lazyDialog(() => import('./import/ImportForm').then((file) => file.ImportForm));

/** The dialog that adds the form in a file to the list and opens it. */
export function AddFromFile({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const addForm = useAddForm();

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

  return <ImportForm onRead={add} onClose={onClose} />;
}
