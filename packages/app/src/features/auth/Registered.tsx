import { Button, ButtonLink, Inline, Link, Notice, Stack, Text } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { AuthLayout } from './AuthLayout';
import { UnsentLetter } from './lateParts';
import { messages } from './messages';

interface Props {
  /** Where the letter went. */
  email: string;
  /** Back to an empty registration. */
  onStartOver: () => void;
}

/** What a person sees after registering: where the letter went, and what to do when it does not come. */
export function Registered({ email, onStartOver }: Props) {
  const { formatMessage } = useIntl();

  return (
    <AuthLayout
      title={messages.registeredTitle}
      below={
        <span>
          {formatMessage(messages.noLetter)}{' '}
          <Link href={paths.resendActivation}>{formatMessage(messages.resendLink)}</Link>
        </span>
      }
    >
      <Stack gap="large">
        <Notice tone="success" title={formatMessage(messages.registeredNotice, { email })}>
          <Text size="small" tone="inherit">
            {formatMessage(messages.registeredHint)}
          </Text>
        </Notice>
        <UnsentLetter />
        <Inline gap="small">
          <ButtonLink href={paths.login}>{formatMessage(messages.toLogin)}</ButtonLink>
          <Button tone="quiet" onPress={onStartOver}>
            {formatMessage(messages.registerAnother)}
          </Button>
        </Inline>
      </Stack>
    </AuthLayout>
  );
}
