import { useEffect, useEffectEvent, useState } from 'react';

import { Button, Card, Notice, Stack, Text } from '@hearback/ui';
import { passwordAgain, passwordAndCode } from '@hearback/schema/rules';

import {
  OidcIdentityDocument,
  SecurityEventsDocument,
  SessionsDocument,
} from '../../../server/generated/graphql';
import {
  useBeginOidcLinkMutation,
  useLinkOidcMutation,
  useOidcIdentityQuery,
  useUnlinkOidcMutation,
} from '../../../server/generated/hooks';
import { FormikDialog } from '../../../fields/FormikDialog';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { useIntl } from '../../../i18n/IntlProvider';
import { useMoment } from '../../../i18n/moments';
import { goToProvider, takeLogin } from '../../../session/oidc';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';
import { CodeField, OwnPassword, sayOthers, useTakesCode } from './SecondFactorDialogs';

interface Props {
  /** Of the provider. */
  name: string;
  onClose: () => void;
}

interface InputError {
  field?: string | null | undefined;
  code: string;
}

function sayProviders(errors: readonly InputError[], name: string) {
  const codes = errors.map(({ code }) => code);
  if (codes.includes('oidc_unavailable')) showSnackbar('error', messages.oidcDown, { name });
  else if (codes.includes('oidc_taken')) {
    showSnackbar('error', messages.oidcLinkedElsewhere, { name });
  } else if (codes.includes('oidc_refused')) {
    showSnackbar('error', messages.oidcNotLinked, { name });
  } else sayOthers(errors);
}

/** Takes the password, and leads to the provider. What it answers is taken by the card, back here. */
function LinkOidc({ name, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const takesCode = useTakesCode();
  const [begin] = useBeginOidcLinkMutation();

  return (
    <FormikDialog
      title={formatMessage(messages.oidcLink, { name })}
      submitLabel={formatMessage(messages.oidcLink, { name })}
      onClose={onClose}
      initialValues={{ password: '', code: '' }}
      validate={takesCode ? validate(passwordAndCode) : validate(passwordAgain)}
      onSubmit={async ({ password, code }, { setErrors, resetForm }) => {
        const input = { password, ...(takesCode && { code }) };
        const begun = (await begin({ variables: { input } })).data?.beginOidcLink;
        if (!begun) return;
        if (begun.url && begun.secret) {
          // Nothing is left to be lost by leaving.
          resetForm();
          const { url, secret } = begun;
          goToProvider(url, { purpose: 'link', name, secret, remember: false, search: '' });
          return;
        }
        setErrors(toErrors(begun.errors));
        sayProviders(begun.errors, name);
      }}
    >
      <Text>{formatMessage(messages.oidcLinkText, { name })}</Text>
      <OwnPassword />
      {takesCode && <CodeField />}
    </FormikDialog>
  );
}

/** Unlinks the login, by the password. */
function UnlinkOidc({ name, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const takesCode = useTakesCode();
  const [unlink] = useUnlinkOidcMutation({
    refetchQueries: [OidcIdentityDocument, SecurityEventsDocument, SessionsDocument],
  });

  return (
    <FormikDialog
      title={formatMessage(messages.oidcUnlinkTitle, { name })}
      submitLabel={formatMessage(messages.oidcUnlinkTitle, { name })}
      tone="danger"
      onClose={onClose}
      initialValues={{ password: '', code: '' }}
      validate={takesCode ? validate(passwordAndCode) : validate(passwordAgain)}
      onSubmit={async ({ password, code }, { setErrors }) => {
        const input = { password, ...(takesCode && { code }) };
        const answer = (await unlink({ variables: { input } })).data?.unlinkOidc;
        if (!answer) return;
        if (answer.errors.length === 0) {
          showSnackbar('success', messages.oidcUnlinkedNow, { name });
          onClose();
          return;
        }
        setErrors(toErrors(answer.errors));
        sayProviders(answer.errors, name);
      }}
    >
      <Text>{formatMessage(messages.oidcUnlinkText, { name })}</Text>
      <OwnPassword />
      {takesCode && <CodeField />}
    </FormikDialog>
  );
}

/** Links what the provider sent the browser back with, where it was sent there from here. */
function useReturnedLink() {
  const [link] = useLinkOidcMutation({
    refetchQueries: [OidcIdentityDocument, SecurityEventsDocument],
  });
  const finish = useEffectEvent(async () => {
    const login = takeLogin('link');
    if (!login?.pending) return;
    const { pending, state, code, iss, error } = login;
    const { name, secret } = pending;
    if (error !== null) return showSnackbar('error', messages.oidcNotLinked, { name });
    const input = { secret, state, code, ...(iss && { iss }) };
    const answer = (await link({ variables: { input } })).data?.linkOidc;
    if (answer?.oidcIdentity) showSnackbar('success', messages.oidcLinkedNow, { name });
    else if (answer) sayProviders(answer.errors, name);
  });
  useEffect(() => void finish(), []);
}

/** The login of the server's provider: linked and unlinked. Nothing where the server has none. */
export function OidcCard() {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const { data } = useOidcIdentityQuery({ fetchPolicy: 'cache-and-network' });
  const [asking, setAsking] = useState<'link' | 'unlink'>();
  useReturnedLink();
  const identity = data?.oidcIdentity;
  if (!identity) return null;

  const { name, isLinked, email, dateLinked, lastUsed, hasPassword } = identity;
  const added = dateLinked ? formatMoment(dateLinked) : '';
  const close = () => setAsking(undefined);
  return (
    <Card
      title={formatMessage(messages.oidcCardTitle, { name })}
      description={formatMessage(messages.oidcCardHint, { name })}
      actions={
        <Button onPress={() => setAsking(isLinked ? 'unlink' : 'link')}>
          {isLinked
            ? formatMessage(messages.oidcUnlink)
            : formatMessage(messages.oidcLink, { name })}
        </Button>
      }
    >
      {isLinked && (
        <Stack gap="none">
          <Text>
            {email
              ? formatMessage(messages.oidcLinkedAs, { email })
              : formatMessage(messages.oidcIsLinked)}
          </Text>
          <Text size="small" tone="muted">
            {lastUsed
              ? formatMessage(messages.oidcUsed, { added, used: formatMoment(lastUsed) })
              : formatMessage(messages.oidcUnused, { added })}
          </Text>
        </Stack>
      )}
      {!hasPassword && <Notice tone="info" title={formatMessage(messages.oidcNoPassword)} />}
      {asking === 'link' && <LinkOidc name={name} onClose={close} />}
      {asking === 'unlink' && <UnlinkOidc name={name} onClose={close} />}
    </Card>
  );
}
