import { Button, Notice, Skeleton, Stack, Text } from '@hearback/ui';

import { useRemovalPreviewQuery } from '../apollo/generated/hooks';
import type { DeletionKind } from '../apollo/generated/graphql';
import { useIntl } from '../i18n/IntlProvider';
import { messages } from './messages';
import { RemovalHint } from './RemovalHint';
import { useCascadeWords } from './useCascadeWords';

/** Asks the server what goes with things that are about to be deleted. */
export function useRemovalPreview(kind: DeletionKind, ids: readonly string[]) {
  const { data, error, loading, refetch } = useRemovalPreviewQuery({
    variables: { kind, ids: [...ids] },
    // A minute later it may be more.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
    skip: ids.length === 0,
  });
  return {
    cascade: data?.removalPreview ?? undefined,
    /** Nobody confirms what is not known yet. */
    isWaiting: loading,
    hasFailed: error !== undefined && !loading,
    retry: () => void refetch(),
  };
}

/** What goes with things that are about to be deleted, and how long it can be undone. */
export function RemovalConsequences({
  preview: { cascade, isWaiting, hasFailed, retry },
}: {
  preview: ReturnType<typeof useRemovalPreview>;
}) {
  const { formatMessage } = useIntl();
  const toWords = useCascadeWords();
  const things = cascade ? toWords(cascade) : '';

  return (
    <Stack gap="small">
      {isWaiting && <CountingWhatGoes />}
      {hasFailed && (
        <Notice
          tone="warning"
          title={formatMessage(messages.notCounted)}
          action={
            <Button size="small" onPress={retry}>
              {formatMessage(messages.countAgain)}
            </Button>
          }
        />
      )}
      {things !== '' && (
        <Text weight="medium">{formatMessage(messages.alsoDeletes, { things })}</Text>
      )}
      <RemovalHint />
    </Stack>
  );
}

/** Stands where the consequences of a deletion will, while the server counts them. */
export function CountingWhatGoes() {
  const { formatMessage } = useIntl();
  return (
    <div role="status">
      <Text tone="muted">{formatMessage(messages.counting)}</Text>
      <Skeleton width="long" />
    </div>
  );
}
