import { contrastRatio } from '@hearback/schema/documents';
import { describe, expect, it } from 'vitest';

import { darkColors, lightColors, type ThemeColors } from './primitives';

const statuses = ['success', 'warning', 'danger', 'info'] as const;

/** Every text on every surface the components use. */
const textPairs = ({
  surface,
  ink,
  accent,
  status,
  sentiment,
}: ThemeColors): [string, string, string][] => [
  ...(['page', 'panel', 'raised', 'sunken'] as const).flatMap((on) => [
    ...(['strong', 'normal', 'muted', 'link'] as const).map((text): [string, string, string] => [
      `ink.${text} on surface.${on}`,
      ink[text],
      surface[on],
    ]),
    [`accent.ink on surface.${on}`, accent.ink, surface[on]] as [string, string, string],
    ...statuses.map((name): [string, string, string] => [
      `status.${name}.ink on surface.${on}`,
      status[name].ink,
      surface[on],
    ]),
  ]),
  // The words of a cloud.
  ...Object.entries(sentiment).map(([name, value]): [string, string, string] => [
    `sentiment.${name} on surface.panel`,
    value,
    surface.panel,
  ]),
  ['ink.inverse on surface.inverse', ink.inverse, surface.inverse],
  ['ink.onSolid on accent.solid', ink.onSolid, accent.solid],
  ['ink.onSolid on accent.solidHover', ink.onSolid, accent.solidHover],
  ['accent.ink on accent.soft', accent.ink, accent.soft],
  ['ink.strong on accent.soft', ink.strong, accent.soft],
  ['ink.muted on accent.soft', ink.muted, accent.soft],
  ...statuses.flatMap((name): [string, string, string][] => [
    [`ink.onSolid on status.${name}.solid`, ink.onSolid, status[name].solid],
    [`ink.onSolid on status.${name}.solidHover`, ink.onSolid, status[name].solidHover],
    [`status.${name}.ink on status.${name}.soft`, status[name].ink, status[name].soft],
    [`ink.normal on status.${name}.soft`, ink.normal, status[name].soft],
    [`ink.strong on status.${name}.soft`, ink.strong, status[name].soft],
  ]),
];

/** Lines, marks and shapes that carry meaning. */
const partPairs = (colors: ThemeColors): [string, string, string][] => {
  const { surface, line, accent, status, sentiment, nps, star, chart } = colors;
  const marks: [string, string][] = [
    ['line.strong', line.strong],
    ['line.focus', line.focus],
    ['accent.solid', accent.solid],
    ['star', star],
    ...statuses.map((name): [string, string] => [`status.${name}.solid`, status[name].solid]),
    ...Object.entries(sentiment).map(([name, value]): [string, string] => [
      `sentiment.${name}`,
      value,
    ]),
    ...Object.entries(nps).map(([name, value]): [string, string] => [`nps.${name}`, value]),
    ...Object.entries(chart).map(([name, value]): [string, string] => [`chart.${name}`, value]),
  ];
  return (['page', 'panel', 'raised', 'sunken'] as const).flatMap((on) =>
    marks.map(([name, value]): [string, string, string] => [
      `${name} on surface.${on}`,
      value,
      surface[on],
    ]),
  );
};

describe.each([
  { theme: 'light', colors: lightColors },
  { theme: 'dark', colors: darkColors },
])('the $theme theme', ({ colors }) => {
  it.each(textPairs(colors))('keeps text readable: %s', (_, text, surface) => {
    expect(contrastRatio(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(partPairs(colors))('keeps parts visible: %s', (_, part, surface) => {
    expect(contrastRatio(part, surface)).toBeGreaterThanOrEqual(3);
  });
});
