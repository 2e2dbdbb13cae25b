import { useEffect } from 'react';

import { useRouteError } from 'react-router-dom';

import { Button, ButtonLink, EmptyState, Inline } from '@hearback/ui';
import { RefreshIcon, WarningIcon } from '@hearback/ui/icons';

import { useIntl } from '../i18n/IntlProvider';
import { PageTitle } from '../i18n/PageTitle';
import { paths } from '../paths';
import { messages } from './messages';

/** Rendered in place of a screen that threw. A navigation resets it. */
export function ErrorPage() {
  const { formatMessage } = useIntl();
  const error = useRouteError();

  useEffect(() => {
    console.error(error);
  }, [error]);

  return (
    <div>
      <PageTitle message={messages.errorTitle} />
      <EmptyState
        icon={WarningIcon}
        tone="danger"
        headingLevel={1}
        title={formatMessage(messages.errorTitle)}
        action={
          <Inline>
            <ButtonLink tone="primary" href={paths.home}>
              {formatMessage(messages.errorGoHome)}
            </ButtonLink>
            <Button icon={RefreshIcon} onPress={() => window.location.reload()}>
              {formatMessage(messages.errorTryAgain)}
            </Button>
          </Inline>
        }
      >
        {formatMessage(messages.errorSubtitle)}
      </EmptyState>
    </div>
  );
}
