import { Formik } from 'formik';
import { useNavigate } from 'react-router-dom';

import { Button, Card, Inline, Stack } from '@hearback/ui';
import { ArrowLeftIcon } from '@hearback/ui/icons';

import { FieldsForm } from '../../../fields/FieldsForm';
import { SubmitButton } from '../../../fields/SubmitButton';
import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { CodeFields } from '../codes/CodeFields';
import { noCodeValues } from '../codes/CodeValues';
import { NoLocation } from '../codes/NoLocation';
import type { CodeChoices } from '../codes/useCodeChoices';
import { useSubmitCode } from '../codes/useSubmitCode';
import { useValidateCode } from '../codes/useValidateCode';
import * as creator from '../messages';
import { messages } from './messages';

interface Props {
  choices: CodeChoices;
  formId: string;
  frameId: string;
  onBack: () => void;
}

/** Last step of the wizard: the name and the place. Goes on to the code, ready to be published. */
export function CodeStep({ choices, formId, frameId, onBack }: Props) {
  const { formatMessage } = useIntl();
  const validate = useValidateCode();
  const navigate = useNavigate();
  const submitCode = useSubmitCode();

  return (
    <Card title={formatMessage(messages.codeTitle)} description={formatMessage(messages.codeText)}>
      {choices.locations.length === 0 ? (
        <NoLocation />
      ) : (
        <Formik
          initialValues={{ ...noCodeValues, formId, frameId }}
          validate={validate}
          onSubmit={async (values, helpers) => {
            const id = await submitCode(values, helpers);
            if (id !== undefined) await navigate(paths.codeEditor(id));
          }}
        >
          <FieldsForm>
            <Stack gap="large">
              <CodeFields choices={choices} hasLinks={formId === '' || frameId === ''} />
              <Inline spread="between">
                <Button icon={ArrowLeftIcon} onPress={onBack}>
                  {formatMessage(messages.back)}
                </Button>
                <SubmitButton>{formatMessage(creator.messages.create)}</SubmitButton>
              </Inline>
            </Stack>
          </FieldsForm>
        </Formik>
      )}
    </Card>
  );
}
