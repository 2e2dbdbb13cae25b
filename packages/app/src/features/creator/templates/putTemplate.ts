import type { FormEditing } from '@hearback/ui/editors/form';

import type { Templates_TemplateFragment } from '../../../apollo/generated/graphql';
import { showSnackbar } from '../../../snackbar/snackbar';
import { messages } from './messages';

/** Puts a template in the place of a form's fields and colors: one step that can be undone. */
export function putTemplate(
  editor: FormEditing,
  { name, document }: Pick<Templates_TemplateFragment, 'name' | 'document'>,
) {
  editor.replace({ ...document, title: editor.document.title });
  showSnackbar('success', messages.applied, { name });
}
