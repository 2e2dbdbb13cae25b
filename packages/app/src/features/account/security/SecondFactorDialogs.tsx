import { type ReactNode, useState } from 'react';

import {
  Button,
  CopyField,
  Dialog,
  DialogActions,
  Inline,
  Notice,
  Stack,
  Text,
} from '@hearback/ui';
import { CodeView } from '@hearback/ui/codes';
import { codeOnly, emailOnly, passwordAgain, passwordAndCode } from '@hearback/schema/rules';
import * as v from 'valibot';

import {
  SecondFactorDocument,
  SecurityEventsDocument,
  SessionsDocument,
} from '../../../server/generated/graphql';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useEndSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useRequestEmailChangeMutation,
  useSecondFactorQuery,
} from '../../../server/generated/hooks';
import { saveBlob } from '../../../server/downloads';
import { FormikDialog } from '../../../fields/FormikDialog';
import { FormikPasswordField } from '../../../fields/FormikPasswordField';
import { FormikTextField } from '../../../fields/FormikTextField';
import { refusalOf } from '../../../fields/refusalOf';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import type { AnyMessage } from '../../../i18n/Messages';
import { useIntl } from '../../../i18n/IntlProvider';
import { copyText } from '../../../shell/snackbar/copyText';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';
import * as styles from './rows.css';

const refetchQueries = [SecondFactorDocument, SessionsDocument, SecurityEventsDocument];

interface InputError {
  field?: string | null | undefined;
  code: string;
}

/** Says what belongs to no field. Codes that another device turned on or off meanwhile are named. */
export function sayOthers(errors: readonly InputError[]) {
  if (errors.some(({ code }) => code === 'already_on' || code === 'not_found')) {
    showSnackbar('error', messages.factorGone);
  } else if (errors.some(({ field }) => !field)) {
    showSnackbar('error', refusalOf(errors));
  }
}

const copy = (text: string) => copyText(text, messages.recoveryNotCopied);

/** Prints lines from a page of their own that nobody sees. */
function printLines(title: string, lines: readonly string[]) {
  const frame = document.createElement('iframe');
  // Out of sight, and there: what is not displayed is not printed.
  Object.assign(frame.style, { position: 'fixed', inset: 'auto 100% 100% auto', border: '0' });
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  document.body.append(frame);
  const view = frame.contentWindow;
  if (!view) return;
  view.document.title = title;
  const heading = view.document.createElement('h1');
  heading.textContent = title;
  const text = view.document.createElement('pre');
  text.textContent = lines.join('\n');
  view.document.body.append(heading, text);
  // Some browsers come back from `print` at once, and read the page later.
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove(), 1_000), {
    once: true,
  });
  view.focus();
  view.print();
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes, which the server cannot show again. */
function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { formatMessage } = useIntl();
  const [isCopied, setIsCopied] = useState(false);
  const text = codes.join('\n');
  const title = `Hearback · ${formatMessage(messages.recoveryTitle)}`;

  return (
    <Dialog title={formatMessage(messages.recoveryTitle)} isOpen onClose={onClose}>
      <Stack gap="large">
        <Notice tone="warning" title={formatMessage(messages.recoveryOnce)}>
          {formatMessage(messages.recoveryKeep)}
        </Notice>
        <ul className={styles.codes} aria-label={formatMessage(messages.recoveryTitle)}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Inline gap="small">
          <Button onPress={() => void copy(text).then(setIsCopied)}>
            {formatMessage(isCopied ? messages.recoveryCopied : messages.recoveryCopy)}
          </Button>
          <Button
            onPress={() =>
              saveBlob(
                new Blob([`${title}\n\n${text}\n`], { type: 'text/plain' }),
                `${formatMessage(messages.recoveryFile)}.txt`,
              )
            }
          >
            {formatMessage(messages.recoveryDownload)}
          </Button>
          <Button onPress={() => printLines(title, codes)}>
            {formatMessage(messages.recoveryPrint)}
          </Button>
        </Inline>
        <DialogActions cancelLabel={formatMessage(messages.recoveryKept)} />
      </Stack>
    </Dialog>
  );
}

interface Props {
  onClose: () => void;
}

interface Secret {
  secret: string;
  uri: string;
}

/** The password, once more: an open screen alone changes nothing. */
export function OwnPassword({ isFirst = true }: { isFirst?: boolean }) {
  const { formatMessage } = useIntl();

  return (
    <FormikPasswordField
      name="password"
      label={formatMessage(messages.factorPassword)}
      autoComplete="current-password"
      isRequired
      {...(isFirst && { autoFocus: true })}
    />
  );
}

/** True where codes are on: then a code is asked for beside the password. */
export function useTakesCode(): boolean {
  const { data } = useSecondFactorQuery();
  return data?.secondFactor.isOn ?? false;
}

/** A code of the app, or a recovery code. */
export function CodeField() {
  const { formatMessage } = useIntl();
  return (
    <FormikTextField
      name="code"
      label={formatMessage(messages.anyCode)}
      autoComplete="one-time-code"
      isRequired
    />
  );
}

/** Asks for the password before a secret is made: who sits at an open screen may not turn codes on. */
function AskForPassword({ onClose, onSecret }: Props & { onSecret: (made: Secret) => void }) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const [begin] = useBeginSecondFactorMutation();

  return (
    <FormikDialog
      title={formatMessage(messages.factorOn)}
      submitLabel={formatMessage(messages.factorNext)}
      onClose={onClose}
      initialValues={{ password: '' }}
      validate={validate(passwordAgain)}
      onSubmit={async (input, { setErrors }) => {
        const { data } = await begin({ variables: { input } });
        if (!data) return;
        const { secret, uri, errors } = data.beginSecondFactor;
        if (secret && uri) return onSecret({ secret, uri });
        setErrors(toErrors(errors));
        sayOthers(errors);
      }}
    >
      <Text>{formatMessage(messages.factorBegin)}</Text>
      <OwnPassword />
    </FormikDialog>
  );
}

/** In groups of four on two lines, as people type them. */
const inGroups = (secret: string) =>
  secret.replaceAll(/(.{4})(.{4})(.{4})(.{4})/g, '$1 $2 $3 $4\n').trim();

/** Shows the secret, and asks for the first code that the app makes of it. */
function ConfirmCode({
  secret,
  uri,
  onClose,
  onCodes,
}: Props & Secret & { onCodes: (codes: readonly string[]) => void }) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const [confirm] = useConfirmSecondFactorMutation({ refetchQueries });

  return (
    <FormikDialog
      title={formatMessage(messages.factorOn)}
      submitLabel={formatMessage(messages.factorOn)}
      onClose={onClose}
      initialValues={{ code: '' }}
      validate={validate(codeOnly)}
      onSubmit={async (input, { setErrors }) => {
        const { data } = await confirm({ variables: { input } });
        if (!data) return;
        const { recoveryCodes, errors } = data.confirmSecondFactor;
        if (recoveryCodes) return onCodes(recoveryCodes);
        setErrors(toErrors(errors));
        sayOthers(errors);
      }}
    >
      <Text>{formatMessage(messages.scan)}</Text>
      <div className={styles.scan}>
        <CodeView text={uri} label={formatMessage(messages.scanLabel)} look={{ level: 'M' }} />
      </div>
      <CopyField
        label={formatMessage(messages.secretLabel)}
        text={inGroups(secret)}
        copyLabel={formatMessage(messages.recoveryCopy)}
        copiedLabel={formatMessage(messages.recoveryCopied)}
        onCopy={() => copy(secret)}
      />
      <FormikTextField
        name="code"
        label={formatMessage(messages.firstCode)}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        autoFocus
      />
    </FormikDialog>
  );
}

/** Turns one-time codes on: the password, the QR code and its first code, the recovery codes. */
export function TurnOn({ onClose }: Props) {
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (secret) return <ConfirmCode {...secret} onClose={onClose} onCodes={setCodes} />;
  return <AskForPassword onClose={onClose} onSecret={setSecret} />;
}

interface ByCodeProps extends Props {
  title: AnyMessage;
  tone?: 'primary' | 'danger';
  /** Answers errors, or undefined where nobody answered. */
  work: (input: { password: string; code: string }) => Promise<readonly InputError[] | undefined>;
  children: ReactNode;
}

/** Asks for the password and a code. */
function ByCode({ title, tone = 'primary', onClose, work, children }: ByCodeProps) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();

  return (
    <FormikDialog
      title={formatMessage(title)}
      submitLabel={formatMessage(title)}
      tone={tone}
      onClose={onClose}
      initialValues={{ password: '', code: '' }}
      validate={validate(passwordAndCode)}
      onSubmit={async (input, { setErrors }) => {
        const errors = await work(input);
        if (!errors || errors.length === 0) return;
        setErrors(toErrors(errors));
        sayOthers(errors);
      }}
    >
      <Text>{children}</Text>
      <OwnPassword />
      <CodeField />
    </FormikDialog>
  );
}

/** Makes recovery codes in place of those before. */
export function NewRecoveryCodes({ onClose }: Props) {
  const { formatMessage } = useIntl();
  const [renew] = useRenewRecoveryCodesMutation({ refetchQueries });
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;

  return (
    <ByCode
      title={messages.newCodes}
      onClose={onClose}
      work={async (input) => {
        const answer = (await renew({ variables: { input } })).data?.renewRecoveryCodes;
        if (answer?.recoveryCodes) setCodes(answer.recoveryCodes);
        return answer?.errors;
      }}
    >
      {formatMessage(messages.newCodesText)}
    </ByCode>
  );
}

/** Turns one-time codes off. */
export function TurnOff({ onClose }: Props) {
  const { formatMessage } = useIntl();
  const [end] = useEndSecondFactorMutation({ refetchQueries });

  return (
    <ByCode
      title={messages.factorOff}
      tone="danger"
      onClose={onClose}
      work={async (input) => {
        const answer = (await end({ variables: { input } })).data?.endSecondFactor;
        if (answer?.secondFactor) {
          showSnackbar('success', messages.factorIsOff);
          onClose();
        }
        return answer?.errors;
      }}
    >
      {formatMessage(messages.factorOffText)}
    </ByCode>
  );
}

const addressRule = v.object({ ...emailOnly.entries, ...passwordAgain.entries });
const addressAndCodeRule = v.object({ ...emailOnly.entries, ...passwordAndCode.entries });

/** Asks for another address to log in with. The answer is the same whether the address has an account or not. */
export function ChangeAddress({ onClose, onSent }: Props & { onSent: (email: string) => void }) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const takesCode = useTakesCode();
  const [request] = useRequestEmailChangeMutation({ refetchQueries: [SecurityEventsDocument] });

  return (
    <FormikDialog
      title={formatMessage(messages.addressChange)}
      submitLabel={formatMessage(messages.addressSend)}
      onClose={onClose}
      initialValues={{ email: '', password: '', code: '' }}
      validate={takesCode ? validate(addressAndCodeRule) : validate(addressRule)}
      onSubmit={async ({ email, password, code }, { setErrors }) => {
        const input = { email: email.trim(), password, ...(takesCode && { code }) };
        const answer = (await request({ variables: { input } })).data?.requestEmailChange;
        if (!answer) return;
        if (answer.sent) return onSent(input.email);
        setErrors(toErrors(answer.errors));
        sayOthers(answer.errors);
      }}
    >
      <Text>{formatMessage(messages.addressText)}</Text>
      <FormikTextField
        name="email"
        label={formatMessage(messages.addressNew)}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
        autoFocus
      />
      <OwnPassword isFirst={false} />
      {takesCode && <CodeField />}
    </FormikDialog>
  );
}
