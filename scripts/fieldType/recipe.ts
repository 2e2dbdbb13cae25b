import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One code block of a recipe: a new file, or lines for one that is there. */
export interface RecipeStep {
  path: string;
  isNew: boolean;
  lines: string[];
}

/** The code blocks of a recipe that name a file: `ts <path>` or `sql <path>` is the whole file, `diff <path>` lines of it. */
export const readRecipe = (text: string): RecipeStep[] =>
  [...text.matchAll(/^```(tsx?|sql|diff) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, kind = '', path = '', code = '']) => ({
      path,
      isNew: kind !== 'diff',
      lines: code.split('\n').slice(0, -1),
    }),
  );

/** Puts each added line after the line that stands before it, from the top of the file to its end. */
function patch(text: string, { path, lines }: RecipeStep): string {
  const result = text.split('\n');
  let at = 0;
  for (const line of lines) {
    const words = line.slice(1);
    if (line.startsWith('+')) {
      result.splice(at, 0, words);
      at += 1;
      continue;
    }
    const found = result.indexOf(words, at);
    if (found === -1) throw new Error(`${path} has no line “${words}” any more. Mend the recipe.`);
    at = found + 1;
  }
  return result.join('\n');
}

/** Does some steps of a recipe below a folder. Files are written anew: the copy may share them with others. */
export function applySteps(folder: string, steps: readonly RecipeStep[]): void {
  for (const step of steps) {
    const file = join(folder, step.path);
    const text = step.isNew
      ? `${step.lines.join('\n')}\n`
      : patch(readFileSync(file, 'utf8'), step);
    rmSync(file, { force: true });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
