import { Box, Columns, Stack, Text } from '@hearback/ui';

interface Props {
  /** Role and the value it has in the current theme. */
  colors: readonly (readonly [role: string, value: string])[];
}

/** Colours by the name of their role. */
export function Swatches({ colors }: Props) {
  return (
    <Columns columnWidth="narrow" gap="medium">
      {colors.map(([role, value]) => (
        <Stack key={role} gap="xxsmall">
          <Box
            style={{
              height: 56,
              background: value,
              borderRadius: 8,
              boxShadow: 'inset 0 0 0 1px rgb(128 120 110 / 0.35)',
            }}
          />
          <Text size="caption" weight="medium">
            {role}
          </Text>
        </Stack>
      ))}
    </Columns>
  );
}
