import { ButtonLink, EmptyState, Page } from '@hearback/ui';
import { HelpIcon, MailIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { helpAddress } from '../../shell/contact';
import { messages } from './messages';

/** `/faq/` */
export function HelpPage() {
  const { formatMessage } = useIntl();

  return (
    <Page title={formatMessage(messages.title)} purpose={formatMessage(messages.purpose)}>
      <PageTitle message={messages.title} />
      <EmptyState
        icon={HelpIcon}
        title={formatMessage(messages.emptyTitle)}
        action={
          <ButtonLink tone="primary" icon={MailIcon} href={`mailto:${helpAddress}`}>
            {formatMessage(messages.write)}
          </ButtonLink>
        }
      >
        {formatMessage(messages.emptyHint, { email: helpAddress })}
      </EmptyState>
    </Page>
  );
}
