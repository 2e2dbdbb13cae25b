import { FrameDocument, type FrameSize, type LocalizedText } from '@hearback/schema/documents';
import * as v from 'valibot';

import { measureText } from './measureText';
import { pointsToMm } from './units';

/** How a starting point is painted. */
export interface StarterPalette {
  paper: string;
  /** The band behind the question. */
  band: string;
  /** The question, on the band. */
  title: string;
  /** Everything on the paper. */
  ink: string;
  accent: string;
}

/** Color schemes that print well and that every camera reads. */
export const starterPalettes = {
  teal: { paper: '#fbfaf7', band: '#0a4d43', title: '#ffffff', ink: '#1b1d22', accent: '#c47700' },
  ink: { paper: '#ffffff', band: '#1b1d22', title: '#ffffff', ink: '#1b1d22', accent: '#c47700' },
  marigold: {
    paper: '#fffaf0',
    band: '#f2b134',
    title: '#1b1d22',
    ink: '#1b1d22',
    accent: '#0a4d43',
  },
  paper: { paper: '#ffffff', band: '#ffffff', title: '#1b1d22', ink: '#1b1d22', accent: '#0a6b5d' },
} as const satisfies Record<string, StarterPalette>;

export type StarterPaletteName = keyof typeof starterPalettes;

const question: LocalizedText = { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' };
const instruction: LocalizedText = {
  'en-US': 'Scan the square and tell us.',
  'pl-PL': 'Zeskanuj kwadrat i powiedz nam.',
};

const toTenths = (mm: number) => Math.round(mm * 10) / 10;

/** The size in points at which the question is as wide as the room, or as tall as it may be. */
function titlePoints(room: number, tallest: number): number {
  const widest = Math.max(...Object.values(question).map((text) => measureText(text, 1, 700)));
  const points = Math.min(room / widest, tallest) / pointsToMm(1);
  return Math.max(8, Math.floor(points));
}

/** A finished frame to start from, for any sheet: a question on a band, the code, what to do. */
export function starterFrame(
  name: string,
  size: FrameSize,
  palette: StarterPaletteName = 'teal',
): FrameDocument {
  const { width_mm: width, height_mm: height, bleed_mm: bleed } = size;
  const { paper, band, title, ink, accent } = starterPalettes[palette];
  const margin = Math.max(4, width * 0.08);
  const room = width - 2 * margin;

  const bandHeight = height * (height > 1.8 * width ? 0.26 : 0.3);
  const points = titlePoints(room * 0.86, bandHeight * 0.4);
  const titleHeight = pointsToMm(points) * 1.2;

  const below = height - bandHeight;
  const code = Math.min(room * 0.86, below * 0.56);
  const smallPoints = Math.max(7, Math.min(24, Math.round(points * 0.42)));
  const smallHeight = pointsToMm(smallPoints) * 1.2;
  // What is left over goes between the parts, evenly.
  const gap = Math.max(2, (below - code - smallHeight) / 3.6);
  const codeTop = bandHeight + gap * 1.1;
  const ruleTop = codeTop + code + gap * 0.8;

  return v.parse(FrameDocument, {
    name,
    size,
    background_color: paper,
    content: [
      {
        type: 'shape',
        x_mm: toTenths(-bleed),
        y_mm: toTenths(-bleed),
        width_mm: toTenths(width + 2 * bleed),
        height_mm: toTenths(bandHeight + bleed),
        fill: band,
      },
      {
        type: 'text',
        text: question,
        x_mm: toTenths(margin),
        y_mm: toTenths((bandHeight - titleHeight) / 2),
        width_mm: toTenths(room),
        font_size_pt: points,
        font_weight: 700,
        font_family: 'display',
        color: title,
      },
      {
        type: 'code',
        x_mm: toTenths((width - code) / 2),
        y_mm: toTenths(codeTop),
        width_mm: toTenths(code),
        color: ink,
      },
      {
        type: 'shape',
        shape: 'line',
        x_mm: toTenths(width / 2 - room * 0.09),
        y_mm: toTenths(ruleTop),
        width_mm: toTenths(room * 0.18),
        height_mm: 1,
        fill: accent,
        line_width_mm: toTenths(Math.max(0.4, width / 140)),
      },
      {
        type: 'text',
        text: instruction,
        x_mm: toTenths(margin),
        y_mm: toTenths(ruleTop + gap * 0.6),
        width_mm: toTenths(room),
        font_size_pt: smallPoints,
        color: ink,
      },
    ],
  });
}
