import { newFormDocument } from '@hearback/schema/documents';

import { useFormEditorPageQuery } from '../../../server/generated/hooks';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { OpenDocument } from '../documents/OpenDocument';
import { useBegin, useEditorAddress, useOpening } from '../documents/useEditorAddress';
import * as creator from '../messages';
import { FormEditing } from './FormEditing';
import { messages } from './messages';

/** `/creator/editor/forms/:id/` */
export function FormEditorPage() {
  const { id, key } = useEditorAddress();
  return <OpenForm key={key} id={id} />;
}

function OpenForm({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const result = useFormEditorPageQuery({ variables: { id }, ...useOpening(id) });
  const begin = useBegin(() =>
    newFormDocument(formatMessage(messages.newTitle), undefined, language),
  );
  const form = result.data?.form;

  return (
    <OpenDocument
      id={id}
      kind="form"
      begin={begin}
      stored={form}
      result={result}
      title={messages.editorTitle}
      listPath={paths.forms}
      listLabel={formatMessage(creator.messages.backToForms)}
    >
      {(start) => <FormEditing start={start} />}
    </OpenDocument>
  );
}
