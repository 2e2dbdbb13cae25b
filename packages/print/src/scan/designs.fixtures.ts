import { FrameDocument, type CodeStyle, type FrameElement } from '@hearback/schema/documents';
import * as v from 'valibot';

import { cafeLogo, logoImage, redSquare } from '../frames/frame.fixtures.ts';
import { randomFrom } from './captures/blur.ts';
import type { ScanArt } from './ScanReport.ts';

/** A made design, and what was done to it. */
export interface Design {
  kind: DesignKind;
  art: ScanArt;
}

interface Dice {
  between: (least: number, most: number) => number;
  among: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

interface Draft {
  size: Record<string, unknown>;
  code: Record<string, unknown> & { x_mm: number; y_mm: number; width_mm: number };
  below: Record<string, unknown>[];
  above: Record<string, unknown>[];
}

const darks = ['#000000', '#0a4d43', '#1b1d22', '#5b1a8b', '#7a1f1f', '#14387f'] as const;
const lights = ['#ffffff', '#fbfaf7', '#fff3d6', '#e6f4ea', '#ffe1e6'] as const;
const images = { [logoImage.id]: cafeLogo, red: redSquare };
const redImage = { ...logoImage, id: '0190d3a0-5b7e-7c3e-9f0a-2f4f7f6f1c12', width: 8, height: 8 };

/** Deliberate changes to an ordinary card: some harmless, some fatal, many in between. */
const kinds = {
  plain: () => undefined,
  coloured(draft, { among }) {
    draft.code['color'] = among(darks);
    draft.code['background_color'] = among(lights);
  },
  rounded(draft, { among }) {
    draft.code['module_shape'] = 'rounded';
    draft.code['eye_shape'] = among(['square', 'rounded', 'circle']);
  },
  dots(draft, { among }) {
    draft.code['module_shape'] = 'dots';
    draft.code['eye_shape'] = among(['square', 'rounded', 'circle']);
    draft.code['color'] = among(darks);
  },
  two_colours(draft, { among }) {
    draft.code['eye_color'] = among(['#b3261e', '#0a6b5d', '#b97700', '#e8b84a']);
  },
  rotated(draft, { between }) {
    draft.code['rotation_deg'] = Math.round(between(-180, 180));
  },
  logo(draft, { among }) {
    draft.code['logo'] = among([logoImage, redImage]);
  },
  tiny(draft, { between }) {
    draft.code.width_mm = between(7, 26);
  },
  far_away(draft, { among, between }) {
    draft.size['placement'] = among(['counter', 'wall', 'window', 'street']);
    draft.code.width_mm = between(30, 85);
  },
  faint(draft, { between }) {
    const shade = Math.round(between(90, 235)).toString(16);
    draft.code['color'] = `#${shade}${shade}${shade}`;
  },
  dark_ground(draft, { between }) {
    const shade = Math.round(between(60, 220)).toString(16);
    draft.code['background_color'] = `#${shade}${shade}${shade}`;
  },
  inverted(draft, { among }) {
    draft.code['color'] = among(lights);
    draft.code['background_color'] = among(darks);
  },
  see_through(draft, { between }) {
    draft.code['background_color'] = '#ffffff00';
    for (let index = 0; index < 8; index += 1) {
      const shade = Math.round(between(60, 250)).toString(16).padStart(2, '0');
      draft.below.push({
        type: 'shape',
        shape: 'ellipse',
        x_mm: between(0, 90),
        y_mm: between(20, 120),
        width_mm: between(5, 40),
        height_mm: between(5, 40),
        fill: `#${shade}${shade}${shade}`,
      });
    }
  },
  busy(draft, { between }) {
    for (let index = 0; index < 40; index += 1) {
      const shade = Math.round(between(0, 255)).toString(16).padStart(2, '0');
      draft.below.push({
        type: 'shape',
        x_mm: between(-5, 100),
        y_mm: between(-5, 140),
        width_mm: between(1, 12),
        height_mm: between(1, 12),
        rotation_deg: Math.round(between(-90, 90)),
        fill: `#${shade}${shade}${shade}`,
      });
    }
  },
  covered(draft, { between, among }) {
    const { x_mm, y_mm, width_mm } = draft.code;
    const size = between(0.05, 0.6) * width_mm;
    draft.above.push({
      type: 'shape',
      shape: among(['rectangle', 'ellipse', 'line']),
      x_mm: x_mm + between(-0.1, 0.8) * width_mm,
      y_mm: y_mm + between(-0.1, 0.8) * width_mm,
      width_mm: size,
      height_mm: size,
      fill: among(['#b97700', '#000000', '#ffffff']),
    });
  },
  logo_on_top(draft, { between, among }) {
    const { x_mm, y_mm, width_mm } = draft.code;
    const size = between(0.1, 0.5) * width_mm;
    draft.code['level'] = among(['L', 'M', 'Q', 'H']);
    draft.above.push({
      type: 'image',
      image: redImage,
      x_mm: x_mm + (width_mm - size) / 2,
      y_mm: y_mm + (width_mm - size) / 2,
      width_mm: size,
      height_mm: size,
    });
  },
  words_on_code(draft, { between }) {
    const { x_mm, y_mm, width_mm } = draft.code;
    draft.above.push({
      type: 'text',
      text: 'Tell us how it was',
      x_mm,
      y_mm: y_mm + between(-6, 1.1 * width_mm),
      width_mm,
      font_size_pt: 12,
    });
  },
  no_quiet_zone(draft, { between, among }) {
    const { x_mm, y_mm, width_mm } = draft.code;
    const thickness = between(0.3, 0.16 * width_mm);
    draft.above.push({
      type: 'shape',
      x_mm,
      y_mm,
      width_mm: thickness,
      height_mm: width_mm,
      fill: among(['#000000', '#0a4d43', '#b97700']),
    });
  },
  over_the_edge(draft, { between }) {
    draft.code.x_mm = 105 - draft.code.width_mm + between(-4, 0.35 * draft.code.width_mm);
  },
  round_sticker(draft, { between }) {
    draft.size = { width_mm: 70, height_mm: 70, bleed_mm: 2, cut: 'round', placement: 'hand' };
    const width_mm = between(22, 56);
    draft.code = { ...draft.code, width_mm, x_mm: 35 - width_mm / 2, y_mm: 35 - width_mm / 2 };
    draft.above = [];
  },
  tent(draft, { between }) {
    draft.size = { width_mm: 99, height_mm: 105, bleed_mm: 3, fold: 'tent', placement: 'table' };
    draft.code.width_mm = between(26, 44);
  },
} as const satisfies Record<string, (draft: Draft, dice: Dice) => void>;

export type DesignKind = keyof typeof kinds;
const designKinds = Object.keys(kinds) as DesignKind[];

/** An ordinary card with words and a code, to which something is done. */
export function makeDesign(kind: DesignKind, seed: number): Design {
  const random = randomFrom(seed * 7_919 + 17);
  const dice: Dice = {
    between: (least, most) => Math.round((least + random() * (most - least)) * 100) / 100,
    among: (items) => items[Math.floor(random() * items.length)] ?? items[0],
  };
  const draft: Draft = {
    size: { width_mm: 105, height_mm: 148, bleed_mm: 3 },
    code: { x_mm: dice.between(8, 20), y_mm: 46, width_mm: dice.between(36, 60) },
    below: [],
    above: [],
  };
  const change: (draft: Draft, dice: Dice) => void = kinds[kind];
  change(draft, dice);

  const words = {
    type: 'text',
    text: 'How was it?',
    x_mm: 10,
    y_mm: 10,
    width_mm: 60,
    font_size_pt: 22,
  };
  const isRound = draft.size['cut'] === 'round';
  const document = v.parse(FrameDocument, {
    name: `${kind} ${seed}`,
    size: draft.size,
    content: [
      ...draft.below,
      ...(isRound ? [] : [words]),
      { type: 'code', ...draft.code },
      ...draft.above,
    ],
  });
  const slug = Array.from({ length: 10 }, () =>
    '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.charAt(Math.floor(random() * 32)),
  ).join('');
  return {
    kind,
    art: {
      document,
      codeText: `HTTPS://FEEDBACK.EXAMPLE/R/${slug}`,
      language: 'en-US',
      images: { ...images, [redImage.id]: redSquare },
    },
  };
}

/** So many designs, each kind in turn; the same ones each time. */
export const makeDesigns = (count: number): Design[] =>
  Array.from({ length: count }, (_, index) =>
    makeDesign(designKinds[index % designKinds.length] ?? 'plain', index),
  );

/** A frame as it is stored, for tests that change one thing of it. */
export function plainArt(
  change: {
    code?: Partial<CodeStyle> & Record<string, unknown>;
    size?: Record<string, unknown>;
    above?: readonly Record<string, unknown>[];
    below?: readonly Record<string, unknown>[];
  } = {},
): ScanArt & { document: { content: FrameElement[] } } {
  const document = v.parse(FrameDocument, {
    name: 'Card',
    size: { width_mm: 105, height_mm: 148, bleed_mm: 3, ...change.size },
    content: [
      ...(change.below ?? []),
      { id: 'code', type: 'code', x_mm: 25, y_mm: 46, width_mm: 55, ...change.code },
      ...(change.above ?? []),
    ],
  });
  return {
    document,
    codeText: 'HTTPS://FEEDBACK.EXAMPLE/R/7K2M9QXT4A',
    language: 'en-US',
    images: { [logoImage.id]: cafeLogo },
  };
}
