import { Box, Stack, Text } from '@hearback/ui';
import { vars } from '@hearback/ui/tokens';
import { useEffect, useRef, useState } from 'react';

interface Props {
  rows: readonly { name: string; size: string; use: string }[];
}

/** Fine lines every 4 px and stronger ones every 16 px, as on the edge of a steel rule. */
const rule = [
  `repeating-linear-gradient(to right, ${vars.color.line.strong} 0 1px, transparent 1px 16px)`,
  `repeating-linear-gradient(to right, ${vars.color.line.subtle} 0 1px, transparent 1px 4px)`,
].join(', ');

function Row({ name, size, use }: Props['rows'][number]) {
  const bar = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useEffect(() => setWidth(bar.current?.getBoundingClientRect().width), []);

  return (
    <Box
      style={{
        display: 'grid',
        gridTemplateColumns: '72px 44px minmax(72px, 1fr)',
        alignItems: 'center',
        columnGap: vars.space.small,
      }}
    >
      <Text size="small" weight="medium" tone="strong">
        {name}
      </Text>
      <Text size="small" tone="muted" isTabular align="end">
        {width === undefined ? ' ' : `${Math.round(width)} px`}
      </Text>
      <Box style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
        <Box style={{ width: 64, background: rule, backgroundSize: '100% 8px' }}>
          <div ref={bar} style={{ width: size }}>
            <Box style={{ height: 24, background: vars.color.accent.solid, opacity: 0.9 }} />
          </div>
        </Box>
        <Box style={{ flex: '1 1 160px' }}>
          <Text size="small" tone="muted">
            {use}
          </Text>
        </Box>
      </Box>
    </Box>
  );
}

/** Sizes laid against a rule, measured as they are drawn. */
export function Rulers({ rows }: Props) {
  return (
    <Stack gap="small">
      {rows.map((row) => (
        <Row key={row.name} {...row} />
      ))}
    </Stack>
  );
}
