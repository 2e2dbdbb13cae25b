import { Formik } from 'formik';
import { useNavigate } from 'react-router-dom';
import { Card, Inline, Link, Stack, Text } from '@hearback/ui';
import { FieldsForm, SubmitButton } from '../../fields/FieldsForm';
import { useIntl } from '../../i18n/IntlProvider';
import { lazyDecoration } from '../../loading/lazy';
import { paths } from '../../paths';
import { CodeFields } from './codes/CodeFields';
import { noCodeValues } from './codes/CodeValues';
import { NoLocation } from './codes/NoLocation';
import { useCodeChoices } from './codes/useCodeChoices';
import { useSubmitCode, useValidateCode } from './codes/useSubmitCode';
import { WhenLoaded } from './WhenLoaded';
import * as styles from '../../prints/PrintedFrame.css';
import { messages } from './messages';

/** The renderers of frames and forms are larger than the tab, so they load lazily. */
const CodePicture = lazyDecoration(() =>
  import('./codes/CodePicture').then((file) => file.CodePicture),
);

/** `/creator`: fields of a new code, and an overview of form, frame and code. */
export function GeneralTab() {
  const validate = useValidateCode();
  const submitCode = useSubmitCode();
  const navigate = useNavigate();

  return (
    <Formik
      initialValues={noCodeValues}
      validate={validate}
      onSubmit={async (values, helpers) => {
        const id = await submitCode(values, helpers);
        if (id !== undefined) await navigate(paths.codeEditor(id));
      }}
    >
      <div className={styles.beside}>
        <NewCode />
        <HowItWorks />
      </div>
    </Formik>
  );
}

function NewCode() {
  const { formatMessage } = useIntl();
  const choices = useCodeChoices();

  return (
    <Card
      title={formatMessage(messages.generalTitle)}
      description={formatMessage(messages.generalPurpose)}
    >
      <WhenLoaded choices={choices}>
        {choices.locations.length === 0 ? (
          <NoLocation />
        ) : (
          <FieldsForm>
            <Stack gap="large">
              <CodeFields choices={choices} isWide />
              <Inline spread="end">
                <SubmitButton>{formatMessage(messages.create)}</SubmitButton>
              </Inline>
            </Stack>
          </FieldsForm>
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
    <Card title={formatMessage(messages.howTitle)}>
      <div className={styles.pair} aria-hidden="true">
        <CodePicture />
      </div>
      <Stack as="ol" gap="medium">
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
