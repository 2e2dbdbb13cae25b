import type { Fonts } from '../../fonts/openFonts.ts';
import type { AttributeName, Mark } from '../../frames/Mark.ts';
import { colorOperator, concatenate, matricesOf } from './operators.ts';
import { paintText } from './paintText.ts';
import { pathOperators } from './pathOperators.ts';
import type { PdfFonts } from './PdfFonts.ts';
import type { PdfImages, PdfOpacities } from './PdfResources.ts';
import { pdfNumber as n } from './PdfWriter.ts';

/** Length of the control handles of a quarter circle with radius 1. */
const kappa = 0.5523;

/** An ellipse of four curves. */
function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * kappa, ry * kappa];
  return [
    `M${cx + rx} ${cy}`,
    `C${cx + rx} ${cy + ky} ${cx + kx} ${cy + ry} ${cx} ${cy + ry}`,
    `C${cx - kx} ${cy + ry} ${cx - rx} ${cy + ky} ${cx - rx} ${cy}`,
    `C${cx - rx} ${cy - ky} ${cx - kx} ${cy - ry} ${cx} ${cy - ry}`,
    `C${cx + kx} ${cy - ry} ${cx + rx} ${cy - ky} ${cx + rx} ${cy}Z`,
  ].join('');
}

/** A rectangle, its corners round where it has a radius. */
function rectanglePath(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const k = r * (1 - kappa);
  const [right, bottom] = [x + width, y + height];
  return [
    `M${x + r} ${y}H${right - r}`,
    `C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}V${bottom - r}`,
    `C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}H${x + r}`,
    `C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - r}V${y + r}`,
    `C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`,
  ].join('');
}

/** Resources that pages share: each font, picture and opacity is in the file once. */
export interface PdfShared {
  fonts: PdfFonts;
  images: PdfImages;
  opacities: PdfOpacities;
}

type Attributes = Mark['attributes'];

const number = (value: string | number | undefined, otherwise = 0) =>
  value === undefined ? otherwise : Number(value);

/** The path of a mark that is one. */
function pathOf({ tag, attributes: of }: Mark): string | undefined {
  switch (tag) {
    case 'path':
      return String(of.d ?? '');
    case 'rect':
      return rectanglePath(
        number(of.x),
        number(of.y),
        number(of.width),
        number(of.height),
        number(of.rx),
      );
    case 'ellipse':
      return ellipsePath(number(of.cx), number(of.cy), number(of.rx), number(of.ry));
    case 'line':
      return `M${of.x1} ${of.y1}L${of.x2} ${of.y2}`;
    default:
      return undefined;
  }
}

const caps: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2 };

/** Fills and strokes a path: ISO 32000-1, section 8.5.3. */
function paintPath(mark: Mark, of: Attributes, { opacities }: PdfShared): string[] {
  const isSeen = (color: unknown, opacity: unknown) =>
    color !== undefined && color !== 'none' && opacity !== 0;
  const isFilled = mark.tag !== 'line' && isSeen(of.fill, of.fillOpacity);
  const isStroked = isSeen(of.stroke, of.strokeOpacity);
  if (!isFilled && !isStroked) return [];
  const dashes = String(of.strokeDasharray ?? '');
  return [
    'q',
    ...opacities.set(number(of.fillOpacity, 1), number(of.strokeOpacity, 1)),
    ...(isFilled ? [colorOperator(String(of.fill), false)] : []),
    ...(isStroked
      ? [
          colorOperator(String(of.stroke), true),
          `${n(number(of.strokeWidth, 1))} w`,
          `${caps[String(of.strokeLinecap)] ?? 0} J ${of.strokeLinejoin === 'round' ? 1 : 0} j`,
          ...(dashes === '' ? [] : [`[${dashes}] 0 d`]),
        ]
      : []),
    pathOperators(pathOf(mark) ?? ''),
    isFilled && isStroked ? 'B' : isFilled ? 'f' : 'S',
    'Q',
  ];
}

/** A rectangle that what follows ends at. */
export const clipTo = (x: number, y: number, width: number, height: number): string =>
  `${[x, y, width, height].map(n).join(' ')} re W n`;

const boxOf = ({ x, y, width, height }: Attributes): [number, number, number, number] => [
  number(x),
  number(y),
  number(width),
  number(height),
];

/**
 * A picture in the middle of its place: whole, or cut where it fills the place. Pictures stand on a unit
 * square: section 8.9.5.
 */
function paintImage({ attributes: of }: Mark, { images }: PdfShared): string[] {
  const { name, width, height } = images.use(String(of.href));
  const [x, y, boxWidth, boxHeight] = boxOf(of);
  const isCut = String(of.preserveAspectRatio ?? '').endsWith('slice');
  const shares = [boxWidth / width, boxHeight / height];
  const scale = isCut ? Math.max(...shares) : Math.min(...shares);
  const left = x + (boxWidth - width * scale) / 2;
  const foot = y + (boxHeight + height * scale) / 2;
  return [
    'q',
    ...(isCut ? [clipTo(x, y, boxWidth, boxHeight)] : []),
    // Up is down on this page; a picture is turned back.
    `${n(width * scale)} 0 0 ${n(-height * scale)} ${n(left)} ${n(foot)} cm /${name} Do`,
    'Q',
  ];
}

/** Attributes that nested marks inherit. */
const inheritable: ReadonlySet<string> = new Set<AttributeName>([
  'fill',
  'fillOpacity',
  'stroke',
  'strokeOpacity',
  'strokeWidth',
  'strokeDasharray',
  'strokeLinecap',
  'strokeLinejoin',
]);

const inheritedFrom = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => inheritable.has(name)));

/** An `svg` shows a part of a drawing in a rectangle of its own. */
function enterView({ attributes: of }: Mark): string[] {
  const [x, y, width, height] = boxOf(of);
  const view = String(of.viewBox ?? `0 0 ${width} ${height}`)
    .split(' ')
    .map(Number);
  const [left = 0, top = 0, seenWidth = width, seenHeight = height] = view;
  const scale = Math.min(width / seenWidth, height / seenHeight);
  return [
    clipTo(x, y, width, height),
    concatenate([
      scale,
      0,
      0,
      scale,
      x + (width - seenWidth * scale) / 2 - left * scale,
      y + (height - seenHeight * scale) / 2 - top * scale,
    ]),
  ];
}

/** Marks as the content of a page, in millimetres from the top left. */
export function drawMarks(
  marks: readonly Mark[],
  fonts: Fonts,
  shared: PdfShared,
  inherited: Attributes = {},
): string[] {
  return marks.flatMap((mark) => {
    if (mark.tag === 'image') return paintImage(mark, shared);
    if (mark.tag === 'text' && mark.face) return paintText(mark, mark.face, fonts, shared);
    const attributes = { ...inherited, ...mark.attributes };
    if (mark.tag !== 'g' && mark.tag !== 'svg') return paintPath(mark, attributes, shared);

    const inside = drawMarks(mark.children ?? [], fonts, shared, inheritedFrom(attributes));
    const entered = [
      ...matricesOf(String(mark.attributes.transform ?? '')).map(concatenate),
      ...(mark.tag === 'svg' ? enterView(mark) : []),
    ];
    return entered.length === 0 || inside.length === 0 ? inside : ['q', ...entered, ...inside, 'Q'];
  });
}
