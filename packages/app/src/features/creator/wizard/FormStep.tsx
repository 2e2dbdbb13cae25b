import { useState } from 'react';

import { Button } from '@hearback/ui';
import { FormIcon } from '@hearback/ui/icons';

import { useLinkedFormQuery } from '../../../server/generated/hooks';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { newId, paths } from '../../../paths';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import type { CodeChoices } from '../codes/useCodeChoices';
import { useAddForm } from '../forms/useAddForm';
import { PhoneScreen } from '../forms/preview/PhoneScreen';
import { useFormHeading } from '../forms/preview/useFormHeading';
import * as creator from '../messages';
import { refusalOfDocument } from '../refusalOfDocument';
import { TemplateGallery } from '../templates/TemplateGallery';
import { LinkStep } from './LinkStep';
import { messages } from './messages';

interface Props {
  choices: CodeChoices;
  value: string;
  /** What the wizard knows so far, for the editor that comes back here. */
  address: URLSearchParams;
  onChoose: (id: string) => void;
  onNext: () => void;
}

/** First step of the wizard: the form that visitors fill in. */
export function FormStep({ choices, value, address, onChoose, onNext }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data } = useLinkedFormQuery({ variables: { id: value }, skip: value === '' });
  const addForm = useAddForm();
  const heading = useFormHeading(value);
  const [isChoosing, setIsChoosing] = useState(false);
  const document = value === '' ? undefined : data?.form?.document;

  return (
    <LinkStep
      title={formatMessage(messages.formTitle)}
      text={formatMessage(messages.formText)}
      label={formatMessage(messages.chooseForm)}
      options={choices.forms.map(({ id, title }) => ({ value: id, label: title }))}
      value={value}
      onChoose={onChoose}
      onNext={onNext}
      start={{
        href: `${paths.formEditor(newId)}?${address}`,
        label: formatMessage(creator.messages.newForm),
      }}
      starters={
        <Button icon={FormIcon} onPress={() => setIsChoosing(true)}>
          {formatMessage(messages.startForm)}
        </Button>
      }
      preview={document && <PhoneScreen {...{ document, language, heading }} />}
    >
      {isChoosing && (
        <TemplateGallery
          onClose={() => setIsChoosing(false)}
          onChoose={(template) => {
            setIsChoosing(false);
            const add = async () => {
              const answer = await addForm({ ...template.document, title: template.name });
              // Without an answer, the app has said so already.
              if (answer?.form) onChoose(answer.form.id);
              else if (answer) showSnackbar('error', refusalOfDocument(answer.errors));
            };
            void add();
          }}
        />
      )}
    </LinkStep>
  );
}
