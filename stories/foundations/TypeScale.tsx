import { Box, Text } from '@hearback/ui';
import { vars } from '@hearback/ui/tokens';
import { useEffect, useRef, useState } from 'react';

type Size = keyof typeof vars.text;

interface Props {
  rows: readonly { name: Size; isDisplay: boolean; sample: string }[];
}

/** The grid of 4 px that every line of text stands on. */
const grid = `repeating-linear-gradient(to bottom, ${vars.color.line.subtle} 0 1px, transparent 1px 4px)`;

function Row({ name, isDisplay, sample }: Props['rows'][number]) {
  const line = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<string>();
  useEffect(() => {
    if (!line.current) return;
    const { fontSize, lineHeight } = getComputedStyle(line.current);
    setMeasured(`${Number.parseFloat(fontSize)} / ${Number.parseFloat(lineHeight)}`);
  }, []);

  return (
    <Box
      style={{
        display: 'grid',
        gridTemplateColumns: '88px minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: vars.space.medium,
      }}
    >
      <div>
        <Text size="small" weight="medium" tone="strong">
          {name}
        </Text>
        <Text size="caption" tone="muted" isTabular>
          {measured}
        </Text>
      </div>
      <div
        ref={line}
        style={{
          fontFamily: isDisplay ? vars.font.display : vars.font.interface,
          fontWeight: isDisplay ? vars.weight.strong : vars.weight.normal,
          fontSize: vars.text[name],
          lineHeight: vars.leading[name],
          color: vars.color.ink.strong,
          background: grid,
        }}
      >
        {sample}
      </div>
    </Box>
  );
}

/** Each size on the grid of its lines, with what the browser makes of it. */
export function TypeScale({ rows }: Props) {
  return (
    <Box style={{ display: 'grid', gap: vars.space.large }}>
      {rows.map((row) => (
        <Row key={row.name} {...row} />
      ))}
    </Box>
  );
}
