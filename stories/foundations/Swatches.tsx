import { contrastRatio } from '@hearback/schema/documents';
import { Box, Columns, Stack, Text } from '@hearback/ui';
import { useEffect, useRef, useState } from 'react';

interface Props {
  /** Role and the value it has in the current theme. */
  colors: readonly (readonly [role: string, value: string])[];
}

/** `rgb(12, 95, 86)`, as browsers answer, to `#0c5f56`. Undefined for what lets the ground through. */
function toHex(color: string) {
  const parts = color.match(/[\d.]+/g);
  if (!parts || parts.length !== 3) return undefined;
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/** A colour by the name of its role, with the contrast it has on the page, measured as it is drawn. */
function Swatch({ role, value }: { role: string; value: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<string>();

  useEffect(() => {
    const measure = () => {
      const color = box.current && toHex(getComputedStyle(box.current).backgroundColor);
      const page = toHex(getComputedStyle(document.body).backgroundColor);
      setMeasured(
        color && page
          ? `${color} · ${contrastRatio(color, page).toFixed(1)}:1 on the page`
          : undefined,
      );
    };
    measure();
    // The theme can be switched in the toolbar.
    const themes = new MutationObserver(measure);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => themes.disconnect();
  }, []);

  return (
    <Stack gap="xxsmall">
      <div ref={box} style={{ borderRadius: 8, background: value }}>
        <Box
          style={{
            height: 56,
            borderRadius: 8,
            boxShadow: 'inset 0 0 0 1px rgb(128 120 110 / 0.35)',
          }}
        />
      </div>
      <Text size="caption" weight="medium">
        {role}
      </Text>
      <Text size="caption" tone="muted" isTabular>
        {measured}
      </Text>
    </Stack>
  );
}

/** Colours by the name of their role. */
export function Swatches({ colors }: Props) {
  return (
    <Columns columnWidth="narrow" gap="medium">
      {colors.map(([role, value]) => (
        <Swatch key={role} role={role} value={value} />
      ))}
    </Columns>
  );
}
