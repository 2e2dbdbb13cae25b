import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { format, type FormatConfig } from 'oxfmt';

import { root } from '../scripts/run.ts';
import { sourceFiles } from '../scripts/sourceFiles.ts';

const folder = 'packages/ui/src/icons';

const formatting = JSON.parse(readFileSync(`${root}.oxfmtrc.json`, 'utf8')) as FormatConfig;

/** Icons of the editors alone stand in a file of their own, so that no other page loads them. */
export const iconFiles = () =>
  [
    { file: `${folder}/icons.generated.tsx`, svgs: `${folder}/svg/*.svg` },
    { file: `${folder}/editorIcons.generated.tsx`, svgs: `${folder}/svg/editors/*.svg` },
  ].map(({ file, svgs }) => ({
    file,
    drawings: sourceFiles(svgs).map((path): [string, string] => [
      basename(path, '.svg'),
      readFileSync(root + path, 'utf8'),
    ]),
  }));

const usualWeight = '1.5';

/** `mapPin` as the name of its component: `MapPinIcon`. */
export const iconName = (drawing: string): string =>
  `${drawing[0]?.toUpperCase()}${drawing.slice(1)}Icon`;

/** One component for each drawing, in the order of their names. Its lines and size come from `Icon`. */
export async function drawIcons(drawings: readonly [name: string, svg: string][]): Promise<string> {
  const components = drawings
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, svg]) => {
      const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
      if (!svg.includes('viewBox="0 0 20 20"') || shapes === undefined) {
        throw new Error(`${name}.svg is not drawn on the grid: its viewBox has to be "0 0 20 20".`);
      }
      const weight = /<svg[^>]* stroke-width="([\d.]+)"/.exec(svg)?.[1] ?? usualWeight;
      const thick = weight === usualWeight ? '' : ` weight={${weight}}`;
      return `export function ${iconName(name)}(props: IconProps) {
        return <Icon${thick} {...props}>${shapes.trim()}</Icon>;
      }`;
    });

  const source = ["import { Icon, type IconProps } from './Icon';", ...components].join('\n\n');
  const { code, errors } = await format('icons.tsx', source, formatting);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
