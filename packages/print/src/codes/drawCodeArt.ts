import type { CodeStyle, ImageReference } from '@hearback/schema/documents';
import type { Mark } from '../frames/Mark.ts';
import { fillWith } from '../frames/paint.ts';
import { round } from '../frames/units.ts';
import { encode, type Modules } from './encode.ts';
import { eyePath, eyeSide, modulePath } from './modulePath.ts';
import { logoPatch, logoRoom, type Patch } from './logoPatch.ts';
import { quietZone, sideOf } from './quietZone.ts';

/** Position and width of a code, including its quiet zone, in millimeters. */
export interface CodePlace {
  x: number;
  y: number;
  width: number;
}

const isIn = ({ x, y, width, height }: Patch, column: number, row: number) =>
  column >= x && column < x + width && row >= y && row < y + height;

/** The modules without those that something else is drawn in place of. */
function without(modules: Modules, patches: readonly Patch[]): Modules {
  if (patches.length === 0) return modules;
  return modules.map((row, y) =>
    row.map((isDark, x) => isDark && !patches.some((patch) => isIn(patch, x, y))),
  );
}

const eyesOf = (side: number): Patch[] => {
  const far = side - eyeSide;
  const size = { width: eyeSide, height: eyeSide };
  return [
    { x: 0, y: 0, ...size },
    { x: far, y: 0, ...size },
    { x: 0, y: far, ...size },
  ];
};

function drawLogo(patch: Patch, href: string): Mark {
  const { x, y, width, height } = logoRoom(patch);
  return {
    tag: 'image',
    attributes: {
      x: x + quietZone,
      y: y + quietZone,
      width,
      height,
      href,
      preserveAspectRatio: 'xMidYMid meet',
    },
  };
}

/** A code as it is printed: its ground with the quiet zone, all its modules as one path, its logo. */
export function drawCodeArt(
  codeText: string,
  style: CodeStyle,
  place: CodePlace,
  addressOf: (image: ImageReference) => string | undefined,
): Mark[] {
  const { module_shape = 'square', eye_shape = 'square', eye_color = style.color } = style;
  // A logo takes from the reserve: it needs the largest one.
  const modules = encode(codeText, style.logo ? 'H' : style.level);
  const href = style.logo ? addressOf(style.logo) : undefined;
  const patch =
    style.logo && href !== undefined ? logoPatch(modules.length, style.logo) : undefined;

  const hasPlainEyes =
    eye_color === style.color && module_shape === 'square' && eye_shape === 'square';
  const left = without(modules, [
    ...(hasPlainEyes ? [] : eyesOf(modules.length)),
    ...(patch ? [patch] : []),
  ]);
  const squares = modulePath(left, module_shape);
  const eyes = hasPlainEyes ? '' : eyePath(modules.length, eye_shape);
  const isOnePath = eye_color === style.color;

  return [
    {
      tag: 'rect',
      attributes: {
        x: round(place.x),
        y: round(place.y),
        width: round(place.width),
        height: round(place.width),
        ...fillWith(style.background_color),
      },
    },
    {
      tag: 'g',
      attributes: {
        transform: `translate(${round(place.x)} ${round(place.y)}) scale(${place.width / sideOf(modules)})`,
        ...fillWith(style.color),
      },
      children: [
        { tag: 'path', attributes: { d: isOnePath ? squares + eyes : squares } },
        ...(isOnePath
          ? []
          : [{ tag: 'path', attributes: { d: eyes, ...fillWith(eye_color) } } as const]),
        ...(patch && href !== undefined ? [drawLogo(patch, href)] : []),
      ],
    },
  ];
}
