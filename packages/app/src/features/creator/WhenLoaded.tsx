import type { ReactNode } from 'react';

import { Button, Notice } from '@hearback/ui';
import { RefreshIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { PartSkeleton } from '../../loading/ScreenSkeleton';
import type { ScreenShape } from '../../loading/shapeOf';
import { messages } from './messages';

interface Props {
  choices: { isLoading: boolean; hasFailed: boolean; retry: () => void };
  /** Shape of the skeleton. */
  shape?: ScreenShape;
  children: ReactNode;
}

/** Renders its children once the choices have loaded. */
export function WhenLoaded({ choices, shape = 'form', children }: Props) {
  const { formatMessage } = useIntl();

  if (choices.isLoading) return <PartSkeleton shape={shape} />;
  if (!choices.hasFailed) return children;
  return (
    <Notice
      tone="danger"
      title={formatMessage(messages.failedText)}
      action={
        <Button size="small" icon={RefreshIcon} onPress={choices.retry}>
          {formatMessage(messages.tryAgain)}
        </Button>
      }
    />
  );
}
