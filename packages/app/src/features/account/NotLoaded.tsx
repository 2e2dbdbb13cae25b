import type { ComponentProps } from 'react';

import { Button, Notice, Skeleton, Stack } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

interface Props {
  /** Why it did not come, if so. */
  error: unknown;
  /** That it did not come, in a sentence. */
  failed: string;
  onRetry: () => unknown;
  /** The lines of the coming shape, as long as each of them is. */
  lines: readonly NonNullable<ComponentProps<typeof Skeleton>['width']>[];
}

/** Stands in the place of a list of the account until it is here. */
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
