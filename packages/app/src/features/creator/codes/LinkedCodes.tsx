import { Stack, Text } from '@hearback/ui';

import { LinkedCodesDocument } from '../../../apollo/generated/graphql';
import { useWholeList } from '../../../apollo/useWholeList';

interface Props {
  link: 'form' | 'frame';
  /** The forms or frames that are about to go. */
  ids: readonly string[];
  /** Says what happens to so many codes, which are named below it. */
  sentence: (count: number) => string;
}

/** Names the codes that lose their form or frame, before it goes. Nothing when there are none. */
export function LinkedCodes({ link, ids, sentence }: Props) {
  const { items } = useWholeList(LinkedCodesDocument);
  const linked = items.filter((code) => ids.includes(code[link]?.id ?? ''));
  if (linked.length === 0) return null;

  return (
    <Stack gap="xsmall">
      <Text>{sentence(linked.length)}</Text>
      <Stack as="ul" gap="xxsmall">
        {linked.map(({ id, name }) => (
          <li key={id}>
            <Text as="strong">{name}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
