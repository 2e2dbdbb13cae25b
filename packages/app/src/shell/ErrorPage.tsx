import { useEffect } from 'react';

import { useRouteError } from 'react-router-dom';

import { ButtonLink, EmptyState } from '@hearback/ui';
import { WarningIcon } from '@hearback/ui/icons';

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
        headingLevel={1}
        title={formatMessage(messages.errorTitle)}
        action={
          <ButtonLink tone="primary" href={paths.home}>
            {formatMessage(messages.errorGoHome)}
          </ButtonLink>
        }
      >
        {formatMessage(messages.errorSubtitle)}
      </EmptyState>
    </div>
  );
}
