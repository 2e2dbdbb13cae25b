import { useLocation, useParams } from 'react-router-dom';

import { newFormDocument } from '@hearback/schema/documents';

import { useFormEditorPageQuery } from '../../../apollo/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { newId, paths } from '../../../paths';
import { EditorWaiting } from '../EditorWaiting';
import { cameFromSave } from '../LeaveGuard';
import * as creator from '../messages';
import { FormEditing } from './FormEditing';
import { messages } from './messages';

/** `/creator/editor/forms/:id/` */
export function FormEditorPage() {
  const { formatMessage } = useIntl();
  const { id = newId } = useParams();
  if (id !== newId) return <StoredForm key={id} id={id} />;

  const document = newFormDocument(formatMessage(messages.newTitle));
  return <FormEditing key={newId} id={newId} document={document} usedByCodes={0} />;
}

function StoredForm({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { state } = useLocation();
  const { data, error, loading, refetch } = useFormEditorPageQuery({
    variables: { id },
    // Editing starts from what the server has; right after a save that is what we know.
    fetchPolicy: cameFromSave(state) ? 'cache-first' : 'network-only',
  });
  const form = data?.form;

  if (!form) {
    return (
      <EditorWaiting
        title={messages.editorTitle}
        hasFailed={error !== undefined}
        isLoading={loading}
        onRetry={() => void refetch()}
        listPath={paths.forms}
        listLabel={formatMessage(creator.messages.backToForms)}
      />
    );
  }
  return <FormEditing id={id} document={form.document} usedByCodes={form.usedByCodes} />;
}
