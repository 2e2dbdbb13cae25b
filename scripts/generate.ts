import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root } from './run.ts';

/** Kinds for `npm run new`: their target folder, and the index that exports them. */
export const kinds = {
  component: { folder: 'components', door: 'index.ts', from: './components/' },
  field: { folder: 'fields', door: 'index.ts', from: './fields/' },
  widget: { folder: 'widgets', door: 'widgets/index.ts', from: './' },
} as const;

export type Kind = keyof typeof kinds;

export const uiSource = `${root}packages/ui/src`;

/** The file of a template with the new name, its imports as seen from the folder it goes to. */
function fill(text: string, name: string, target: string): string {
  return text
    .replaceAll('Placeholder', name)
    .replaceAll(/'\.\.\/\.\.\/\.\.\/packages\/ui\/src\/([^']+)'/g, (_, path: string) => {
      return `'${relative(target, join(uiSource, path))}'`;
    });
}

/** Writes the files of a new component, field or widget into `target`. Answers their paths. */
export function generate(kind: Kind, name: string, target: string): string[] {
  const templates = `${root}scripts/templates/${kind}`;
  mkdirSync(target, { recursive: true });
  return readdirSync(templates).map((file) => {
    const path = join(target, file.replace('Placeholder', name));
    // `wx` never writes over what is there.
    writeFileSync(path, fill(readFileSync(join(templates, file), 'utf8'), name, target), {
      flag: 'wx',
    });
    return path;
  });
}
