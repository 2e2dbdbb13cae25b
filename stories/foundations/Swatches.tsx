import { contrastRatio } from '@hearback/schema/documents';
import { Box, Columns, Inline, Stack, Text } from '@hearback/ui';
import { CheckIcon, WarningIcon } from '@hearback/ui/icons';
import { vars } from '@hearback/ui/tokens';
import { useEffect, useRef, useState } from 'react';

/** What a colour is for decides how it is shown and what it owes: text 4.5:1, a mark 3:1, a ground nothing. */
type Job = 'ground' | 'text' | 'mark';

export interface Swatched {
  role: string;
  value: string;
  job: Job;
  /** The ground that it lies on, and the name of its role. The page unless said. */
  on?: readonly [role: string, value: string];
}

interface Props {
  colors: readonly Swatched[];
}

const owed: Record<Job, number> = { ground: 0, text: 4.5, mark: 3 };

/** `rgb(12, 95, 86)`, as browsers answer, to `#0c5f56`. Undefined for what lets the ground through. */
function toHex(color: string) {
  const parts = color.match(/[\d.]+/g);
  if (!parts || parts.length !== 3) return undefined;
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Both colours as the browser has drawn them, read anew when the theme changes. */
function useMeasured() {
  const box = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<{ hex: string; ratio: number }>();

  useEffect(() => {
    const measure = () => {
      if (!box.current) return;
      const { color, backgroundColor } = getComputedStyle(box.current);
      const [hex, ground] = [toHex(color), toHex(backgroundColor)];
      setMeasured(hex && ground ? { hex, ratio: contrastRatio(hex, ground) } : undefined);
    };
    measure();
    const themes = new MutationObserver(measure);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => themes.disconnect();
  }, []);

  return [box, measured] as const;
}

/** A colour doing its job on its ground, with the contrast it has there, measured as it is drawn. */
function Swatch({ role, value, job, on = ['surface.page', vars.color.surface.page] }: Swatched) {
  const [box, measured] = useMeasured();
  const [groundRole, ground] = on;
  const passes = measured && measured.ratio >= owed[job];

  return (
    <Stack gap="xsmall">
      <div ref={box} style={{ color: value, background: ground, borderRadius: vars.radius.medium }}>
        <Box
          style={{
            height: 72,
            display: 'grid',
            placeItems: 'center',
            borderRadius: vars.radius.medium,
            border: `1px solid ${vars.color.line.subtle}`,
            ...(job === 'ground' ? { background: value } : {}),
          }}
        >
          {job === 'text' && (
            <span
              aria-hidden
              style={{ fontFamily: vars.font.display, fontSize: vars.text.title, fontWeight: 600 }}
            >
              Ag
            </span>
          )}
          {job === 'mark' && (
            <Box style={{ width: 40, height: 40, background: value, borderRadius: 4 }} />
          )}
        </Box>
      </div>
      <Stack gap="none">
        <Text size="small" weight="medium" tone="strong">
          {role}
        </Text>
        <Text size="caption" tone="muted" isTabular>
          {measured?.hex}
        </Text>
        {job !== 'ground' && measured && (
          <Inline gap="xxsmall" wraps={false}>
            <Text as="span" size="caption" tone={passes ? 'success' : 'danger'}>
              {passes ? <CheckIcon size="small" /> : <WarningIcon size="small" />}
            </Text>
            <Text as="span" size="caption" tone="muted" isTabular>
              {measured.ratio.toFixed(1)}:1 on {groundRole}
            </Text>
          </Inline>
        )}
      </Stack>
    </Stack>
  );
}

/** Colours by the name of their role, each at its work. */
export function Swatches({ colors }: Props) {
  return (
    <Columns columnWidth="narrow" gap="large">
      {colors.map((color) => (
        <Swatch key={`${color.role} ${color.on?.[0]}`} {...color} />
      ))}
    </Columns>
  );
}
