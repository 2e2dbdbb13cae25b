import type { ReactNode } from 'react';

import { Card, CopyField, Inline, Link, Stack, Text } from '@hearback/ui';
import { DownloadIcon, FormIcon, HelpIcon, type IconComponent } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { copyText } from '../../../shell/snackbar/copyText';
import { messages as keyMessages } from './keys/messages';
import { readAnswers } from './keys/NewApiKey';
import { messages } from './messages';

interface DocsLinkProps {
  icon: IconComponent;
  href: string;
  isExternal?: boolean;
  children: ReactNode;
}

/** A page for people who write programs, beside its sign. */
function DocsLink({ icon: Icon, children, ...link }: DocsLinkProps) {
  return (
    <li>
      <Inline gap="xsmall" wraps={false}>
        <Text as="span" tone="accent">
          <Icon />
        </Text>
        <Link {...link}>{children}</Link>
      </Inline>
    </li>
  );
}

/** A call to try, and links to the API documentation. */
export function ApiDocsCard() {
  const { formatMessage } = useIntl();
  const example = readAnswers('YOUR_KEY');

  return (
    <Card title={formatMessage(messages.title)} description={formatMessage(messages.hint)}>
      <CopyField
        label={formatMessage(keyMessages.tryIt)}
        hint={formatMessage(messages.tryItHint)}
        text={example}
        copyLabel={formatMessage(keyMessages.copy)}
        copiedLabel={formatMessage(keyMessages.copied)}
        onCopy={() => copyText(example, keyMessages.notCopied)}
      />
      <Stack as="ul" gap="small">
        <DocsLink icon={FormIcon} href={paths.apiDocs} isExternal>
          {formatMessage(messages.calls)}
        </DocsLink>
        <DocsLink icon={DownloadIcon} href={paths.apiSchema} isExternal>
          {formatMessage(messages.openApi)}
        </DocsLink>
        <DocsLink icon={HelpIcon} href={paths.helpArticle('bi', 'api-and-keys')}>
          {formatMessage(messages.article)}
        </DocsLink>
      </Stack>
    </Card>
  );
}
