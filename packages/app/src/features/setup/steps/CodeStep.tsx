import { code as codeRule } from '@hearback/schema/rules';

import { AccountSetupPageDocument } from '../../../server/generated/graphql';
import {
  useAddCodeMutation,
  useFinishSetupMutation,
  usePublishCodeMutation,
  useUpdateCodeMutation,
} from '../../../server/generated/hooks';
import { FormikTextField } from '../../../fields/FormikTextField';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { refusalOf } from '../../../fields/refusalOf';
import { useIntl } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from '../messages';
import type { Progress } from '../readProgress';
import { SetupStep } from './SetupStep';
import { PrintedFrame } from '../../../prints/PrintedFrame';

interface Props extends Pick<Progress, 'location' | 'form' | 'frame' | 'code'> {
  onDone: () => void;
}

const afterwards = { refetchQueries: [AccountSetupPageDocument], awaitRefetchQueries: true };
const wireNames = { locationId: 'site', formId: 'form', frameId: 'frame' };

/** Creates and publishes the code. Reuses a draft left from an earlier attempt. */
export function SetupCodeStep({ location, form, frame, code, onDone }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const [addCode] = useAddCodeMutation(afterwards);
  const [updateCode] = useUpdateCodeMutation(afterwards);
  const [publishCode] = usePublishCodeMutation();
  const [finishSetup] = useFinishSetupMutation(afterwards);

  return (
    <SetupStep
      title={messages.codeTitle}
      hint={messages.codeHint}
      submit={messages.publish}
      initialValues={{
        name: code?.name ?? formatMessage(messages.codeNameSuggestion),
        description: code?.description ?? '',
        locationId: location?.id ?? '',
        formId: form?.id ?? '',
        frameId: frame?.id ?? '',
      }}
      validate={validate(codeRule, wireNames)}
      onSubmit={async (values, { setErrors }) => {
        const saved = code
          ? (await updateCode({ variables: { input: { id: code.id, ...values } } })).data
              ?.updateCode
          : (await addCode({ variables: { input: values } })).data?.addCode;
        if (!saved) return;
        if (!saved.code) {
          setErrors(toErrors(saved.errors));
          showSnackbar('error', refusalOf(saved.errors));
          return;
        }

        const input = { id: saved.code.id, emailCopy: true };
        const { data } = await publishCode({ variables: { input } });
        if (!data) return;
        if (!data.publishCode.code) {
          showSnackbar('error', refusalOf(data.publishCode.errors));
          return;
        }
        await finishSetup();
        onDone();
      }}
      renderPreview={() =>
        frame && (
          <PrintedFrame document={frame.document} label={formatMessage(messages.framePicture)} />
        )
      }
    >
      <FormikTextField
        name="name"
        label={formatMessage(messages.codeName)}
        hint={formatMessage(messages.codeNameHint)}
        isRequired
      />
    </SetupStep>
  );
}
