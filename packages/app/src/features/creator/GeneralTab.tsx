import { Formik } from 'formik';
import { useNavigate } from 'react-router-dom';
import { Card, Columns, Inline, Link, Stack, Text } from '@hearback/ui';
import { FieldsForm, SubmitButton } from '../../fields/FieldsForm';
import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { CodeFields } from './codes/CodeFields';
import { noCodeValues } from './codes/CodeValues';
import { NoLocation } from './codes/NoLocation';
import { useCodeChoices } from './codes/useCodeChoices';
import { useSubmitCode, useValidateCode } from './codes/useSubmitCode';
import { WhenLoaded } from './WhenLoaded';
import { messages } from './messages';

/** `/creator`: fields of a new code, and an overview of form, frame and code. */
export function GeneralTab() {
  return (
    <Columns columnWidth="half" align="start">
      <NewCode />
      <HowItWorks />
    </Columns>
  );
}

function NewCode() {
  const { formatMessage } = useIntl();
  const validate = useValidateCode();
  const choices = useCodeChoices();
  const submitCode = useSubmitCode();
  const navigate = useNavigate();

  return (
    <Card
      title={formatMessage(messages.generalTitle)}
      description={formatMessage(messages.generalPurpose)}
    >
      <WhenLoaded choices={choices}>
        {choices.locations.length === 0 ? (
          <NoLocation />
        ) : (
          <Formik
            initialValues={noCodeValues}
            validate={validate}
            onSubmit={async (values, helpers) => {
              const id = await submitCode(values, helpers);
              if (id !== undefined) await navigate(paths.codeEditor(id));
            }}
          >
            <FieldsForm>
              <Stack gap="large">
                <CodeFields choices={choices} />
                <Inline spread="end">
                  <SubmitButton>{formatMessage(messages.create)}</SubmitButton>
                </Inline>
              </Stack>
            </FieldsForm>
          </Formik>
        )}
      </WhenLoaded>
    </Card>
  );
}

const steps = [
  { href: paths.forms, title: messages.howForm, text: messages.howFormText },
  { href: paths.frames, title: messages.howFrame, text: messages.howFrameText },
  { href: paths.codes, title: messages.howCode, text: messages.howCodeText },
] as const;

function HowItWorks() {
  const { formatMessage } = useIntl();
  return (
    <Card title={formatMessage(messages.howTitle)} surface="sunken">
      <Stack as="ol" gap="large">
        {steps.map(({ href, title, text }) => (
          <li key={href}>
            <Stack gap="xxsmall" align="start">
              <Link href={href}>{formatMessage(title)}</Link>
              <Text tone="muted">{formatMessage(text)}</Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
