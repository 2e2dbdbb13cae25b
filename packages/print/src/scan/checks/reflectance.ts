import { contrastRatio, type Color } from '@hearback/schema/documents';

const opacityOf = (color: Color) =>
  color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;

/** Whether what lies below shows through. */
export const isOpaque = (color: Color): boolean => opacityOf(color) === 1;

/** A colour as it looks on an opaque one. */
export function paintedOn(color: Color, below: Color): Color {
  const opacity = opacityOf(color);
  const mix = (start: number) => {
    const channel = (of: Color) => Number.parseInt(of.slice(start, start + 2), 16);
    const value = channel(color) * opacity + channel(below) * (1 - opacity);
    return Math.round(value).toString(16).padStart(2, '0');
  };
  return `#${mix(1)}${mix(3)}${mix(5)}`;
}

/** How much light comes back from a colour, 0 to 1: the relative luminance of WCAG and of sRGB. */
export const reflectance = (color: Color): number =>
  contrastRatio(color.slice(0, 7), '#000000') * 0.05 - 0.05;
