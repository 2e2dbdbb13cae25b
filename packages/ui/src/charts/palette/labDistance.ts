/** A colour in CIE L*a*b*. */
export type Lab = readonly [lightness: number, green: number, blue: number];

const radians = Math.PI / 180;
const angleOf = (a: number, b: number) => (Math.atan2(b, a) / radians + 360) % 360;
/** How far grey colours are pulled apart: equal steps of chroma matter more near grey. */
const chromaPull = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/**
 * How different two colours look: CIEDE2000. 1 is just noticeable side by side. As in Sharma, Wu and
 * Dalal, "The CIEDE2000 color-difference formula", Color Research & Application 30 (2005).
 */
export function labDistance([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const pull = 1.5 - chromaPull((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) / 2;
  const [chroma1, chroma2] = [Math.hypot(a1 * pull, b1), Math.hypot(a2 * pull, b2)];
  const [hue1, hue2] = [angleOf(a1 * pull, b1), angleOf(a2 * pull, b2)];
  const isGrey = chroma1 * chroma2 === 0;

  const turn = isGrey ? 0 : ((hue2 - hue1 + 540) % 360) - 180;
  const hue = isGrey ? hue1 + hue2 : (hue1 + turn / 2 + 360) % 360;
  const chroma = (chroma1 + chroma2) / 2;
  const fromMiddle = ((l1 + l2) / 2 - 50) ** 2;

  const weight =
    1 -
    0.17 * Math.cos((hue - 30) * radians) +
    0.24 * Math.cos(2 * hue * radians) +
    0.32 * Math.cos((3 * hue + 6) * radians) -
    0.2 * Math.cos((4 * hue - 63) * radians);
  const lightness = (l2 - l1) / (1 + (0.015 * fromMiddle) / Math.sqrt(20 + fromMiddle));
  const inChroma = (chroma2 - chroma1) / (1 + 0.045 * chroma);
  const inHue =
    (2 * Math.sqrt(chroma1 * chroma2) * Math.sin((turn / 2) * radians)) /
    (1 + 0.015 * chroma * weight);
  const twist =
    -2 * chromaPull(chroma) * Math.sin(60 * radians * Math.exp(-(((hue - 275) / 25) ** 2)));

  return Math.sqrt(lightness ** 2 + inChroma ** 2 + inHue ** 2 + twist * inChroma * inHue);
}
