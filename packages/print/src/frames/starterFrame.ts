import { FrameDocument, type FrameSize, type LocalizedText } from '@hearback/schema/documents';
import * as v from 'valibot';

import { hangerHoleOf } from './cutPathOf.ts';
import { pointsToMm } from './units.ts';

/** Colors of a starter frame. */
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

const headline: LocalizedText = { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' };
const instruction: LocalizedText = {
  'en-US': 'Scan the square and tell us.',
  'pl-PL': 'Zeskanuj kwadrat i powiedz nam.',
};

const toTenths = (mm: number) => Math.round(mm * 10) / 10;

/** Measures of a starter frame's layout, in millimeters. */
interface Layout {
  /** The part of the band that shows: below a hanger’s hole. */
  bandTop: number;
  bandHeight: number;
  /** Free on both sides of words. */
  margin: number;
  /** The largest that the code may be, as a share of what is left below the band. */
  codeShare: number;
  /** Free under the last words. */
  foot: number;
}

function layOut(size: FrameSize): Layout {
  const { width_mm: width, height_mm: height, cut } = size;
  const margin = Math.max(4, width * 0.08);
  if (cut === 'round') {
    // A circle is narrow at its top and its foot: everything keeps to the middle.
    return {
      bandTop: height * 0.06,
      bandHeight: height * 0.25,
      margin: width * 0.23,
      codeShare: 0.82,
      foot: height * 0.08,
    };
  }
  if (cut === 'hanger') {
    const { y, radius } = hangerHoleOf(size);
    return { bandTop: y + radius, bandHeight: height * 0.36, margin, codeShare: 0.56, foot: 0 };
  }
  const bandHeight = height * (height > 1.8 * width ? 0.26 : 0.3);
  // A sheet that is not tall has more use for its code than for air.
  const codeShare = height < 1.2 * width ? 0.68 : 0.56;
  return { bandTop: 0, bandHeight, margin, codeShare, foot: 0 };
}

/** A finished frame to start from, for any sheet: a question on a band, the code, what to do. */
export function starterFrame(
  name: string,
  size: FrameSize,
  palette: StarterPaletteName = 'teal',
): FrameDocument {
  const { width_mm: width, height_mm: height, bleed_mm: bleed } = size;
  const { paper, band, title, ink, accent } = starterPalettes[palette];
  const { bandTop, bandHeight, margin, codeShare, foot } = layOut(size);
  const room = width - 2 * margin;
  const isRound = size.cut === 'round';

  const shown = bandHeight - bandTop;
  const below = height - bandHeight - foot;
  const code = Math.min(room * (isRound ? 1.1 : 0.86), below * codeShare);
  const small = Math.max(3, Math.min(14, width * 0.055, below * 0.14));
  // Distributes the remaining height evenly between the parts.
  const gap = (below - code - small) / 3.6;
  const codeTop = bandHeight + gap * (isRound ? 0.5 : 1.1);
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
        text: headline,
        x_mm: toTenths(margin),
        y_mm: toTenths(bandTop + shown * 0.2),
        width_mm: toTenths(room),
        height_mm: toTenths(shown * 0.6),
        // As large as the box allows: wide words are the limit.
        font_size_pt: toTenths(Math.min(400, (shown * 0.5) / pointsToMm(1.2))),
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
        background_color: paper,
      },
      // A circle has no space for an ornament.
      ...(isRound
        ? []
        : [
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
          ]),
      {
        type: 'text',
        text: instruction,
        x_mm: toTenths(margin),
        y_mm: toTenths(isRound ? codeTop + code : ruleTop + gap * 0.4),
        width_mm: toTenths(room),
        height_mm: toTenths(isRound ? small : small + gap * 0.4),
        font_size_pt: toTenths(Math.max(7, Math.min(32, small / pointsToMm(1.2)))),
        color: ink,
      },
    ],
  });
}
