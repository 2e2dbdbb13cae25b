import { Box, Card, Columns, Inline, Stack, Text } from '@hearback/ui';
import { CheckIcon, CloseIcon } from '@hearback/ui/icons';
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
  return (
    <Card>
      <Stack gap="medium">
        <Box style={{ minHeight: 96, display: 'grid', alignItems: 'center' }}>{example}</Box>
        <Inline gap="xsmall" align="start" wraps={false}>
          <Text as="span" size="small" tone={isRight ? 'success' : 'danger'}>
            <Sign size="small" />
          </Text>
          <Text size="small" tone={isRight ? 'success' : 'danger'}>
            <strong>{isRight ? 'Do.' : 'Don’t.'}</strong> {because}
          </Text>
        </Inline>
      </Stack>
    </Card>
  );
}

/** The same need met well and badly, side by side, with the reason under each. */
export function DoDont({ right, wrong }: Props) {
  return (
    <Box style={{ marginBlock: 16 }}>
      <Columns columnWidth="half" gap="medium">
        <Half {...right} isRight />
        <Half {...wrong} isRight={false} />
      </Columns>
    </Box>
  );
}
