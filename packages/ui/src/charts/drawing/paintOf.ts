/** A colour without a theme behind it. */
export interface Paint {
  /** As `#rrggbb`. */
  color: string;
  /** 0 to 1. */
  opacity: number;
}

const rgb = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/;
// What browsers make of `color-mix`.
const srgb = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/;

const hexOf = (channel: number) =>
  Math.round(Math.min(255, Math.max(0, channel)))
    .toString(16)
    .padStart(2, '0');

/** A colour as the browser computed it, seen through what lies over it. Null when nothing shows. */
export function paintOf(computed: string, through = 1): Paint | null {
  const plain = rgb.exec(computed);
  const [, red, green, blue, alpha] = plain ?? srgb.exec(computed) ?? [];
  if (red === undefined) return null;

  const most = plain ? 1 : 255;
  const opacity = Number(alpha ?? 1) * through;
  if (opacity === 0) return null;
  return {
    color: `#${[red, green, blue].map((channel) => hexOf(Number(channel) * most)).join('')}`,
    opacity: Math.round(opacity * 1000) / 1000,
  };
}
