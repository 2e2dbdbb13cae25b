import { useState } from 'react';

import { formLanguages, wholeLanguages, type FormDocument } from '@hearback/schema/documents';
import { languages } from '@hearback/schema/limits';
import { Dialog, DialogActions, IconButton, Inline, Select, Stack } from '@hearback/ui';
import { DesktopIcon, PhoneIcon } from '@hearback/ui/icons';

import type { FormHeading } from '../../../../fields/visitorNames/visitorsRead';
import { useIntl, useLanguage } from '../../../../i18n/IntlProvider';
import * as creator from '../../messages';
import { messages } from './messages';
import { PhoneScreen, type ScreenWidth } from './PhoneScreen';
import { useFormHeading, type ExampleHeading } from './useFormHeading';

interface Props {
  /** Undefined: the dialog is closed. */
  document: FormDocument | undefined;
  /** The form whose heading is shown. */
  formId?: string | undefined;
  /** Heading of a particular code. Omitted: that of any code of the form. */
  heading?: FormHeading | undefined;
  codeText?: string | undefined;
  onClose: () => void;
}

/** Preview of a form in a dialog. No scan is counted and nothing can be submitted. */
export function FormPreview({ document, formId, heading, onClose, ...place }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Dialog
      title={formatMessage(messages.title)}
      description={formatMessage(messages.hint)}
      isOpen={document !== undefined}
      onClose={onClose}
      size="large"
    >
      {document &&
        (heading ? (
          <Preview document={document} heading={heading} {...place} />
        ) : (
          <PreviewWithHeading document={document} formId={formId} {...place} />
        ))}
      <DialogActions cancelLabel={formatMessage(creator.messages.close)} />
    </Dialog>
  );
}

const screens = [
  { width: 'phone', icon: PhoneIcon, label: messages.phone },
  { width: 'desktop', icon: DesktopIcon, label: messages.desktop },
] as const;

interface PreviewProps extends Pick<Props, 'codeText'> {
  document: FormDocument;
  heading: ExampleHeading;
}

function PreviewWithHeading({
  formId,
  ...preview
}: Omit<PreviewProps, 'heading'> & Pick<Props, 'formId'>) {
  return <Preview {...preview} heading={useFormHeading(formId)} />;
}

function Preview({ document, heading, codeText }: PreviewProps) {
  const { formatMessage } = useIntl();
  const { language: own } = useLanguage();
  const spoken = formLanguages(document).length > 0 ? wholeLanguages(document) : [...languages];
  const [chosen, setChosen] = useState<string>(own);
  const language = spoken.includes(chosen) ? chosen : (spoken[0] ?? own);
  const [width, setWidth] = useState<ScreenWidth>('phone');
  const names = new Intl.DisplayNames(own, { type: 'language' });

  return (
    <Stack gap="medium">
      <Inline spread="between" align="end">
        <Select
          label={formatMessage(messages.language)}
          value={language}
          onChange={setChosen}
          options={spoken.map((known) => ({
            value: known,
            label: names.of(known.split('-')[0] ?? known) ?? known,
          }))}
        />
        <Inline gap="xxsmall" wraps={false}>
          {screens.map((screen) => (
            <IconButton
              key={screen.width}
              icon={screen.icon}
              label={formatMessage(screen.label)}
              tone={screen.width === width ? 'secondary' : 'quiet'}
              isPressed={screen.width === width}
              onPress={() => setWidth(screen.width)}
            />
          ))}
        </Inline>
      </Inline>
      <PhoneScreen {...{ document, language, heading, codeText, width }} />
    </Stack>
  );
}
