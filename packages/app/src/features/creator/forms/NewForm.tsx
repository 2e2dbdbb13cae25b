import { type FormDocument, newFormDocument, startFormFrom } from '@hearback/schema/documents';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { TemplateGallery } from '../templates/TemplateGallery';
import * as creator from '../messages';
import { messages } from './messages';

interface Props {
  onBegin: (document: FormDocument) => void;
  onClose: () => void;
}

/** Wall of forms that a new one can begin with. */
export function NewForm({ onBegin, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const title = formatMessage(messages.newTitle);
  const plain = newFormDocument(title, undefined, language);

  return (
    <TemplateGallery
      title={formatMessage(creator.messages.newForm)}
      plain={plain}
      onChoose={({ document }) => onBegin(startFormFrom(document, title, language))}
      onClose={onClose}
    />
  );
}
