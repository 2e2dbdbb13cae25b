import { Box, Columns, Inline, Stack, Text } from '@hearback/ui';
import { CheckIcon, CloseIcon } from '@hearback/ui/icons';
import { vars } from '@hearback/ui/tokens';
import type { ReactNode } from 'react';

interface Side {
  /** The components as they are, alive. */
  example: ReactNode;
  /** Why, in one sentence. */
  because: string;
}

interface Props {
  right: Side;
  wrong: Side;
}

function Half({ example, because, isRight }: Side & { isRight: boolean }) {
  const Sign = isRight ? CheckIcon : CloseIcon;
  const tone = isRight ? 'success' : 'danger';
  const { solid } = vars.color.status[tone];
  return (
    <Box style={{ display: 'flex', flexDirection: 'column', gap: vars.space.small, minWidth: 0 }}>
      <Box
        style={{
          flex: 1,
          minHeight: 144,
          padding: vars.space.large,
          display: 'grid',
          alignItems: 'center',
          background: vars.color.surface.panel,
          border: `1px solid ${vars.color.line.subtle}`,
          borderBlockEnd: `3px ${isRight ? 'solid' : 'dashed'} ${solid}`,
          borderRadius: `${vars.radius.medium} ${vars.radius.medium} 0 0`,
        }}
      >
        {example}
      </Box>
      <Stack gap="hair">
        <Inline gap="xsmall" wraps={false}>
          <Text as="span" tone={tone}>
            <Sign size="small" />
          </Text>
          <Text as="strong" size="small" weight="strong" tone={tone}>
            {isRight ? 'Do' : 'Don’t'}
          </Text>
        </Inline>
        {/* Both reasons of a pair begin and end on the same lines, however long they are. */}
        <Box style={{ minHeight: 40 }}>
          <Text size="small">{because}</Text>
        </Box>
      </Stack>
    </Box>
  );
}

/** The same need met well and badly, side by side, with the reason under each. */
export function DoDont({ right, wrong }: Props) {
  return (
    <Box style={{ marginBlock: vars.space.large }}>
      <Columns columnWidth="half" gap="large">
        <Half {...right} isRight />
        <Half {...wrong} isRight={false} />
      </Columns>
    </Box>
  );
}
