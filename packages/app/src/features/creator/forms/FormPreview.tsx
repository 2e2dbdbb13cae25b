import { useState } from 'react';

import type { FormDocument } from '@hearback/schema/documents';
import { languages, type Language } from '@hearback/schema/limits';
import { Dialog, DialogActions, Select, Stack } from '@hearback/ui';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { languageNames } from '../../../i18n/language';
import { messages } from '../messages';
import { PhoneScreen } from './PhoneScreen';

interface Props {
  /** Undefined: the dialog is closed. */
  document: FormDocument | undefined;
  venue?: string | undefined;
  codeText?: string | undefined;
  onClose: () => void;
}

/** A form as its visitor gets it, in a dialog. No scan is counted, nothing can be sent. */
export function FormPreview({ document, onClose, ...place }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Dialog
      title={formatMessage(messages.previewTitle)}
      description={formatMessage(messages.previewHint)}
      isOpen={document !== undefined}
      onClose={onClose}
    >
      {document && <Preview document={document} {...place} />}
      <DialogActions cancelLabel={formatMessage(messages.close)} />
    </Dialog>
  );
}

function Preview({
  document,
  venue,
  codeText,
}: Omit<Props, 'onClose'> & { document: FormDocument }) {
  const { formatMessage } = useIntl();
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState<Language>(own);

  return (
    <Stack gap="medium">
      <Select
        label={formatMessage(messages.previewLanguage)}
        value={language}
        onChange={(chosen) => setLanguage(languages.find((known) => known === chosen) ?? own)}
        options={languages.map((known) => ({
          value: known,
          label: languageNames[known],
        }))}
      />
      <PhoneScreen {...{ document, language, venue, codeText }} />
    </Stack>
  );
}
