import { Skeleton, Stack, Text } from '@hearback/ui';

import { useRemovalPreviewQuery } from '../apollo/generated/hooks';
import type { DeletionKind } from '../apollo/generated/graphql';
import { useIntl } from '../i18n/IntlProvider';
import { messages } from './messages';
import { RemovalHint } from './RemovalHint';
import { useCascadeWords } from './useCascadeWords';

interface Props {
  kind: DeletionKind;
  /** What is about to go. */
  ids: readonly string[];
}

/** What goes with things that are about to be deleted, as the server counts it, and how long it can be undone. */
export function RemovalConsequences({ kind, ids }: Props) {
  const { formatMessage } = useIntl();
  const toWords = useCascadeWords();
  const { data, loading } = useRemovalPreviewQuery({
    variables: { kind, ids: [...ids] },
    // A minute later it may be more.
    fetchPolicy: 'no-cache',
    skip: ids.length === 0,
  });
  const things = data?.removalPreview ? toWords(data.removalPreview) : '';

  return (
    <Stack gap="small">
      {loading && <Skeleton width="long" />}
      {things !== '' && (
        <Text weight="medium">{formatMessage(messages.alsoDeletes, { things })}</Text>
      )}
      <RemovalHint />
    </Stack>
  );
}
