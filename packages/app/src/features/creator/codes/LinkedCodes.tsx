import { Skeleton, Stack, Text } from '@hearback/ui';

import { LinkedCodesDocument } from '../../../apollo/generated/graphql';
import { useRemovalPreviewQuery } from '../../../apollo/generated/hooks';
import { useWholeList } from '../../../apollo/useWholeList';
import { useIntl } from '../../../i18n/IntlProvider';
import { WhenLoaded } from '../WhenLoaded';
import { messages } from './messages';

interface Props {
  link: 'form' | 'frame';
  /** The forms or frames that are about to go. */
  ids: readonly string[];
  /** Says what happens to so many codes, which are named below it. */
  sentence: (count: number) => string;
}

const kinds = { form: 'FORM', frame: 'FRAME' } as const;

/** Names the codes that a deletion unpublishes, before it does. Nothing when there are none. */
export function LinkedCodes({ link, ids, sentence }: Props) {
  const { formatMessage } = useIntl();
  const codes = useWholeList(LinkedCodesDocument);
  const { data, error, loading, refetch } = useRemovalPreviewQuery({
    variables: { kind: kinds[link], ids: [...ids] },
    // A minute later it may be more.
    fetchPolicy: 'no-cache',
    skip: ids.length === 0,
  });
  if (loading || codes.isLoading) return <Skeleton width="long" />;

  // A draft is open to nobody: it merely loses its link.
  const open = codes.items.filter(({ state }) => state !== 'DRAFT');
  const linked = open.filter((code) => ids.includes(code[link]?.id ?? ''));
  // Linked to another form since, but not published with it: visitors still have this one.
  const count = data?.removalPreview?.codes ?? 0;
  const besides = count - linked.length;
  const hasFailed = error !== undefined || (codes.error !== undefined && codes.items.length === 0);
  if (count === 0 && !hasFailed) return null;

  const retry = () => {
    codes.retry();
    void refetch();
  };

  return (
    <WhenLoaded choices={{ isLoading: false, hasFailed, retry }}>
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
    </WhenLoaded>
  );
}
