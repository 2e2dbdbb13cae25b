import { isReviewAddress, type FormDocument } from '@hearback/schema/documents';
import { FormComparison, fieldNames, mergeForms } from '@hearback/ui/editors/form';

import { useLanguage } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import type { ComparedSide, EditedDocument } from '../documents/EditedDocument';
import { messages as documentMessages } from '../documents/messages';
import { messages } from './messages';

interface BothProps {
  left: ComparedSide<FormDocument>;
  right: ComparedSide<FormDocument>;
}

function BothForms({ left, right }: BothProps) {
  const { language } = useLanguage();
  return <FormComparison before={left} after={right} language={language} />;
}

/** Editing configuration of forms. */
export const editedForm: EditedDocument<FormDocument> = {
  link: 'form',
  editorPath: paths.formEditor,
  check: ({ title, thank_you: { review_url } = {} }) => [
    ...(title.trim() === '' ? [{ field: 'title', code: 'title_required' }] : []),
    ...(review_url !== undefined && !isReviewAddress(review_url)
      ? [{ field: 'thank_you.review_url', code: 'invalid_url' }]
      : []),
  ],
  merge: mergeForms,
  rename: (form, title) => ({ ...form, title }),
  nameOf: ({ title }) => title,
  thingNames: ({ formatMessage, locale }) => ({
    title: formatMessage(messages.formTitle),
    background_color: formatMessage(documentMessages.background),
    text_color: formatMessage(documentMessages.textColor),
    accent_color: formatMessage(documentMessages.accentColor),
    thank_you: formatMessage(messages.afterSending),
    ...fieldNames(locale),
  }),
  renderBoth: (left, right) => <BothForms left={left} right={right} />,
  messages: { created: messages.created, updated: messages.updated },
};
