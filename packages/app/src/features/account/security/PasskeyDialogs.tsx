import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

import { Text } from '@hearback/ui';
import { passkeyName, passwordAgain, passwordAndCode } from '@hearback/schema/rules';
import * as v from 'valibot';

import {
  PasskeysDocument,
  SecurityEventsDocument,
  SessionsDocument,
} from '../../../server/generated/graphql';
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useRemovePasskeyMutation,
} from '../../../server/generated/hooks';
import { FormikDialog } from '../../../fields/FormikDialog';
import { FormikTextField } from '../../../fields/FormikTextField';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { useIntl } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';
import { CodeField, OwnPassword, sayOthers, useTakesCode } from './SecondFactorDialogs';

interface Props {
  onClose: () => void;
}

const namedRule = v.object({ ...passkeyName.entries, ...passwordAgain.entries });
const namedByCodeRule = v.object({ ...passkeyName.entries, ...passwordAndCode.entries });

/** Adds a passkey: its name and the password, then the browser's own question. */
export function AddPasskey({ onClose }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const takesCode = useTakesCode();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation({
    refetchQueries: [PasskeysDocument, SecurityEventsDocument],
  });

  return (
    <FormikDialog
      title={formatMessage(messages.passkeyAdd)}
      submitLabel={formatMessage(messages.passkeyAdd)}
      onClose={onClose}
      initialValues={{ name: '', password: '', code: '' }}
      validate={takesCode ? validate(namedByCodeRule) : validate(namedRule)}
      onSubmit={async ({ name, password, code }, { setErrors }) => {
        const input = { password, ...(takesCode && { code }) };
        const begun = (await begin({ variables: { input } })).data?.beginPasskey;
        if (!begun) return;
        if (!begun.options) {
          setErrors(toErrors(begun.errors));
          sayOthers(begun.errors);
          return;
        }
        let response;
        try {
          response = await startRegistration({
            optionsJSON: JSON.parse(begun.options) as PublicKeyCredentialCreationOptionsJSON,
          });
        } catch (error) {
          const isThere =
            error instanceof WebAuthnError &&
            error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
          showSnackbar('error', isThere ? messages.passkeyThere : messages.passkeyNotMade);
          return;
        }
        const made = { name: name.trim(), response: JSON.stringify(response) };
        const added = (await add({ variables: { input: made } })).data?.addPasskey;
        if (!added) return;
        if (added.passkeys) {
          showSnackbar('success', messages.passkeyAdded);
          onClose();
          return;
        }
        setErrors(toErrors(added.errors));
        showSnackbar('error', messages.passkeyNotMade);
      }}
    >
      <FormikTextField
        name="name"
        label={formatMessage(messages.passkeyName)}
        hint={formatMessage(messages.passkeyNameHint)}
        autoComplete="off"
        isRequired
        autoFocus
      />
      <OwnPassword isFirst={false} />
      {takesCode && <CodeField />}
    </FormikDialog>
  );
}

/** Removes a passkey, by the password. */
export function RemovePasskey({ id, name, onClose }: Props & { id: string; name: string }) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const takesCode = useTakesCode();
  const [remove] = useRemovePasskeyMutation({
    refetchQueries: [PasskeysDocument, SecurityEventsDocument, SessionsDocument],
  });

  return (
    <FormikDialog
      title={formatMessage(messages.passkeyRemoveTitle)}
      submitLabel={formatMessage(messages.passkeyRemoveTitle)}
      tone="danger"
      onClose={onClose}
      initialValues={{ password: '', code: '' }}
      validate={takesCode ? validate(passwordAndCode) : validate(passwordAgain)}
      onSubmit={async ({ password, code }, { setErrors }) => {
        const input = { id, password, ...(takesCode && { code }) };
        const answer = (await remove({ variables: { input } })).data?.removePasskey;
        if (!answer) return;
        if (answer.passkeys) {
          showSnackbar('success', messages.passkeyRemoved);
          onClose();
          return;
        }
        setErrors(toErrors(answer.errors));
        sayOthers(answer.errors);
      }}
    >
      <Text>{formatMessage(messages.passkeyRemoveText, { name })}</Text>
      <OwnPassword />
      {takesCode && <CodeField />}
    </FormikDialog>
  );
}
