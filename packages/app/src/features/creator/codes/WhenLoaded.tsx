import type { ReactNode } from 'react';

import { Button, Loader, Notice } from '@hearback/ui';
import { RefreshIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import * as creator from '../messages';
import type { CodeChoices } from './useCodeChoices';

interface Props {
  choices: CodeChoices;
  children: ReactNode;
}

/** Shows what needs the choices of a code once they are here. */
export function WhenLoaded({ choices, children }: Props) {
  const { formatMessage } = useIntl();

  if (choices.isLoading) return <Loader label={formatMessage(creator.messages.loading)} />;
  if (!choices.hasFailed) return children;
  return (
    <Notice
      tone="danger"
      title={formatMessage(creator.messages.failedText)}
      action={
        <Button size="small" icon={RefreshIcon} onPress={choices.retry}>
          {formatMessage(creator.messages.tryAgain)}
        </Button>
      }
    />
  );
}
