import { Stack, Text } from '@hearback/ui';

import { LinkedCodesDocument } from '../../../server/generated/graphql';
import { useWholeList } from '../../../server/useWholeList';
import { useIntl } from '../../../i18n/IntlProvider';
import {
  CountingWhatGoes,
  NotCounted,
  useIsLate,
  useRemovalPreview,
} from '../../../lists/removal/RemovalConsequences';
import { messages } from './messages';

const kinds = { form: 'FORM', frame: 'FRAME' } as const;

/** Fetches the codes that are unpublished by deleting forms or frames. */
export function useLinkedCodes(link: 'form' | 'frame', ids: readonly string[]) {
  const codes = useWholeList(LinkedCodesDocument);
  const { cascade, isWaiting, isLate, hasFailed, retry } = useRemovalPreview(kinds[link], ids);
  const names = useIsLate(codes.isLoading);

  // A draft is not public: it only loses its link.
  const open = codes.items.filter(({ state }) => state !== 'DRAFT');
  const linked = open.filter((code) => ids.includes(code[link]?.id ?? ''));
  const count = cascade?.codes ?? 0;
  return {
    linked,
    count,
    // Linked to another form since, but not republished: visitors still get this one.
    besides: count - linked.length,
    isWaiting: isWaiting || (codes.isLoading && !names.isLate),
    isLate: isLate || names.isLate,
    hasFailed: hasFailed || (codes.error !== undefined && codes.items.length === 0),
    retry: () => {
      names.restart();
      codes.retry();
      retry();
    },
  };
}

interface Props {
  codes: ReturnType<typeof useLinkedCodes>;
  /** Sentence about the given number of codes, which are listed below it. */
  sentence: (count: number) => string;
}

/** Lists the codes that a deletion will unpublish. Empty if there are none. */
export function LinkedCodes({ codes, sentence }: Props) {
  const { formatMessage } = useIntl();
  const { linked, count, besides, isWaiting, isLate, hasFailed, retry } = codes;
  if (isWaiting) return <CountingWhatGoes />;
  if (isLate || hasFailed) return <NotCounted isLate={isLate} retry={retry} />;
  if (count === 0) return null;

  return (
    <Stack gap="xsmall">
      <Text>{sentence(count)}</Text>
      <Stack as="ul" gap="xxsmall">
        {linked.map(({ id, name }) => (
          <li key={id}>
            <Text as="strong">{name}</Text>
          </li>
        ))}
        {besides > 0 && <li>{formatMessage(messages.stillShown, { count: besides })}</li>}
      </Stack>
    </Stack>
  );
}
