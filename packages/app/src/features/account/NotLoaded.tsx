import type { ComponentProps } from 'react';

import { Button, Notice, Skeleton, Stack } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

interface Props {
  /** The load error, if any. */
  error: unknown;
  /** Message for a failed load. */
  failed: string;
  onRetry: () => unknown;
  /** Skeleton line widths of the content being loaded. */
  lines: readonly NonNullable<ComponentProps<typeof Skeleton>['width']>[];
}

/** Placeholder for a list of the account while it loads or after it failed. */
export function NotLoaded({ error, failed, onRetry, lines }: Props) {
  const { formatMessage } = useIntl();

  if (error) {
    return (
      <Notice
        tone="danger"
        title={failed}
        action={
          <Button size="small" onPress={() => void onRetry()}>
            {formatMessage(messages.tryAgain)}
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap="small">
      {lines.map((width, index) => (
        <Skeleton key={index} width={width} />
      ))}
    </Stack>
  );
}
