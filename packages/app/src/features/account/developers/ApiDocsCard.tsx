import { Card, Link, Stack } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { messages } from './messages';

/** Links to the API documentation. */
export function ApiDocsCard() {
  const { formatMessage } = useIntl();

  return (
    <Card title={formatMessage(messages.title)} description={formatMessage(messages.hint)}>
      <Stack gap="small" align="start">
        <Link href={paths.apiDocs} isExternal>
          {formatMessage(messages.calls)}
        </Link>
        <Link href={paths.apiSchema} isExternal>
          {formatMessage(messages.openApi)}
        </Link>
        <Link href={paths.helpArticle('bi', 'api-and-keys')}>
          {formatMessage(messages.article)}
        </Link>
      </Stack>
    </Card>
  );
}
