import { Button, EmptyState, Link, Page } from '@hearback/ui';
import { RefreshIcon, SearchIcon, WarningIcon } from '@hearback/ui/icons';

import type { AnyMessage } from '../../i18n/AnyMessage';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { PartSkeleton } from '../../loading/ScreenSkeleton';
import { messages } from './messages';

interface Props {
  /** The shape of what comes. */
  shape?: 'editor' | 'codeEditor';
  hasFailed: boolean;
  isLoading: boolean;
  onRetry: () => void;
  /** What the editor is called. */
  title: AnyMessage;
  /** The list that the thing should be in. */
  listPath: string;
  listLabel: string;
}

/** Stands where an editor will be: while it loads, when it cannot, and when its thing is gone. */
export function EditorWaiting({ title, listPath, listLabel, shape = 'editor', ...state }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Page
      title={formatMessage(title)}
      width="full"
      isTight
      above={<Link href={listPath}>{listLabel}</Link>}
    >
      <PageTitle message={title} />
      {state.isLoading ? <PartSkeleton shape={shape} /> : <Trouble {...state} />}
    </Page>
  );
}

function Trouble({ hasFailed, onRetry }: Pick<Props, 'hasFailed' | 'onRetry'>) {
  const { formatMessage } = useIntl();
  if (!hasFailed) {
    return (
      <EmptyState icon={SearchIcon} title={formatMessage(messages.goneTitle)}>
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
