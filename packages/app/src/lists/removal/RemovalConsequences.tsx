import { useEffect, useState } from 'react';

import {
  Button,
  ConfirmDialog,
  type ConfirmDialogProps,
  Notice,
  Skeleton,
  Stack,
  Text,
} from '@hearback/ui';

import { useRemovalPreviewQuery } from '../../server/generated/hooks';
import type { DeletionKind } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';
import { useCascadeWords } from './useCascadeWords';
import { RemovalHint } from './RecentlyDeletedLink';

/** Longest wait for the preview before a deletion is allowed, in ms: without a network it never comes. */
const patienceMs = 10_000;

/** True after waiting too long for an answer; `restart` counts from now on. */
export function useIsLate(isLoading: boolean) {
  const [tries, setTries] = useState(0);
  const [lateTry, setLateTry] = useState<number>();
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setLateTry(tries), patienceMs);
    return () => clearTimeout(timer);
  }, [isLoading, tries]);
  return { isLate: isLoading && lateTry === tries, restart: () => setTries(tries + 1) };
}

/** Asks the server what goes with things that are about to be deleted. */
export function useRemovalPreview(kind: DeletionKind, ids: readonly string[]) {
  const { data, error, loading, refetch } = useRemovalPreviewQuery({
    variables: { kind, ids: [...ids] },
    // A minute later it may be more.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
    skip: ids.length === 0,
    // A second try must not wait for the answer that the first one never got.
    context: { queryDeduplication: false },
  });
  const { isLate, restart } = useIsLate(loading);
  return {
    cascade: data?.removalPreview ?? undefined,
    /** Nobody confirms what is not known yet. */
    isWaiting: loading && !isLate,
    isLate,
    hasFailed: error !== undefined && !loading,
    retry: () => {
      restart();
      // A try that is given up for this one rejects; what comes of this one is in `error`.
      refetch().catch(() => undefined);
    },
  };
}

/** Lists what is deleted with the entities, and for how long it can be undone. */
function RemovalConsequences({
  preview: { cascade, isWaiting, isLate, hasFailed, retry },
}: {
  preview: ReturnType<typeof useRemovalPreview>;
}) {
  const { formatMessage } = useIntl();
  const toWords = useCascadeWords();
  const things = cascade ? toWords(cascade) : '';

  return (
    <Stack gap="small">
      {isWaiting && <CountingWhatGoes />}
      {(isLate || hasFailed) && <NotCounted isLate={isLate} retry={retry} />}
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

/** Says that nobody knows what goes with a deletion, which can be confirmed all the same. */
export function NotCounted({ isLate, retry }: { isLate: boolean; retry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Notice
      tone="warning"
      title={formatMessage(isLate ? messages.countsLong : messages.notCounted)}
      action={
        <Button size="small" onPress={retry}>
          {formatMessage(messages.countAgain)}
        </Button>
      }
    />
  );
}

interface RemovalDialogProps extends Pick<
  ConfirmDialogProps,
  'title' | 'confirmLabel' | 'confirmWord' | 'onClose'
> {
  kind: DeletionKind;
  /** Things to delete. */
  ids: readonly string[];
  remove: (ids: readonly string[]) => Promise<void>;
  isOpen?: boolean;
  /** Says what is deleted; what goes with it follows. */
  text: string;
}

/** Confirms a deletion with all that goes with it, closes at once, and deletes. */
export function RemovalDialog({
  kind,
  ids,
  remove,
  isOpen = true,
  text,
  ...dialog
}: RemovalDialogProps) {
  const preview = useRemovalPreview(kind, ids);
  const confirm = () => {
    dialog.onClose();
    void remove(ids);
  };

  return (
    <ConfirmDialog {...dialog} isOpen={isOpen} onConfirm={confirm} isWaiting={preview.isWaiting}>
      <Stack gap="small">
        <Text>{text}</Text>
        <RemovalConsequences preview={preview} />
      </Stack>
    </ConfirmDialog>
  );
}
