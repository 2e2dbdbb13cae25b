import { Button, ButtonLink, EmptyState, Loader } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

interface Props {
  hasFailed: boolean;
  isLoading: boolean;
  onRetry: () => void;
  /** The list that the thing should be in. */
  listPath: string;
  listLabel: string;
}

/** Stands where an editor will be: while it loads, when it cannot, and when its thing is gone. */
export function EditorWaiting({ hasFailed, isLoading, onRetry, listPath, listLabel }: Props) {
  const { formatMessage } = useIntl();
  if (isLoading) return <Loader label={formatMessage(messages.loading)} />;

  return (
    <div role="alert">
      {hasFailed ? (
        <EmptyState
          icon="warning"
          title={formatMessage(messages.failedTitle)}
          action={
            <Button icon="refresh" onPress={onRetry}>
              {formatMessage(messages.tryAgain)}
            </Button>
          }
        >
          {formatMessage(messages.failedText)}
        </EmptyState>
      ) : (
        <EmptyState
          icon="search"
          title={formatMessage(messages.goneTitle)}
          action={<ButtonLink href={listPath}>{listLabel}</ButtonLink>}
        >
          {formatMessage(messages.goneText)}
        </EmptyState>
      )}
    </div>
  );
}
