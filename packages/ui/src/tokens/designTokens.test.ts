import { readFileSync, writeFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { designTokens } from './designTokens';
import { darkColors, elevations, lightColors, measures } from './primitives';

const file = new URL('./hearback.tokens.json', import.meta.url);

/** The path of each value. */
const pathsOf = (values: object, path: readonly string[] = []): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !('$value' in value)
      ? pathsOf(value, [...path, name])
      : [[...path, name].join('.')],
  );

describe('the tokens for design programs', () => {
  it('are in the file that designers load', () => {
    const text = `${JSON.stringify(designTokens(), null, 2)}\n`;
    if (process.env['UPDATE_TOKENS']) writeFileSync(file, text);

    // UPDATE_TOKENS=1 vitest run designTokens writes it anew.
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('are those of the style sheets, each in its place', () => {
    const colors = (theme: object, elevation: object) => ({ color: theme, elevation });
    expect(pathsOf(designTokens()).toSorted()).toEqual(
      pathsOf({
        measures,
        light: colors(lightColors, elevations.light),
        dark: colors(darkColors, elevations.dark),
      }).toSorted(),
    );
  });

  it('have values as the format asks', () => {
    expect(designTokens()).toMatchObject({
      measures: {
        space: { none: { $type: 'dimension', $value: '0px' }, small: { $value: '12px' } },
        weight: { strong: { $type: 'fontWeight', $value: 600 } },
        motion: { enter: { $type: 'cubicBezier', $value: [0.2, 0.8, 0.2, 1] } },
        font: {
          display: {
            $value: [
              'Bricolage Grotesque Variable',
              'Instrument Sans Variable',
              'system-ui',
              'sans-serif',
            ],
          },
        },
      },
      light: {
        color: { veil: { $type: 'color', $value: '#1b1d2273' } },
        elevation: {
          raised: {
            $type: 'shadow',
            $value: [
              { color: '#1b1d220f', offsetX: '0px', offsetY: '1px', blur: '2px', spread: '0px' },
              { color: '#1b1d220d', offsetX: '0px', offsetY: '2px', blur: '8px', spread: '0px' },
            ],
          },
        },
      },
    });
  });
});
