import { Button, ButtonLink, EmptyState, Link, Page } from '@hearback/ui';
import { RefreshIcon, SearchIcon, WarningIcon } from '@hearback/ui/icons';

import type { AnyMessage } from '../../i18n/Messages';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { PartSkeleton } from '../../loading/ScreenSkeleton';
import { messages } from './messages';

interface Props {
  /** Shape of the skeleton. */
  shape?: 'editor' | 'codeEditor';
  hasFailed: boolean;
  isLoading: boolean;
  onRetry: () => void;
  /** Title of the editor. */
  title: AnyMessage;
  /** The list that contains the document. */
  listPath: string;
  listLabel: string;
}

/** Placeholder for an editor: while it loads, after a failure, and if its document no longer exists. */
export function EditorWaiting({ title, listPath, listLabel, shape = 'editor', ...state }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Page title={formatMessage(title)} isTight above={<Link href={listPath}>{listLabel}</Link>}>
      <PageTitle message={title} />
      {state.isLoading ? (
        <PartSkeleton shape={shape} />
      ) : (
        <LoadProblem {...state} listPath={listPath} />
      )}
    </Page>
  );
}

function LoadProblem({
  hasFailed,
  onRetry,
  listPath,
}: Pick<Props, 'hasFailed' | 'onRetry' | 'listPath'>) {
  const { formatMessage } = useIntl();
  if (!hasFailed) {
    return (
      <EmptyState
        icon={SearchIcon}
        title={formatMessage(messages.goneTitle)}
        action={<ButtonLink href={listPath}>{formatMessage(messages.goneBack)}</ButtonLink>}
      >
        {formatMessage(messages.goneText)}
      </EmptyState>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        icon={WarningIcon}
        title={formatMessage(messages.failedTitle)}
        action={
          <Button icon={RefreshIcon} onPress={onRetry}>
            {formatMessage(messages.tryAgain)}
          </Button>
        }
      >
        {formatMessage(messages.failedText)}
      </EmptyState>
    </div>
  );
}
