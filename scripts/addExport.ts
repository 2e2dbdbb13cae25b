/** The first word that an export statement gives out: `Button` of `export { Button, … }`. */
const nameIn = (statement: string) => /\{\s*(?:type )?(\w+)/.exec(statement)?.[1] ?? '';

/** The list of a public door with one more line, where the alphabet puts it. */
export function addExport(list: string, name: string, from: string): string {
  const line = `export { ${name}, type ${name}Props } from '${from}';\n`;
  const statements = list.match(/^(?:export|import)[\s\S]*?;\n/gm) ?? [];
  const next = statements.find((each) => nameIn(each).toLowerCase() > name.toLowerCase());
  return next === undefined ? list + line : list.replace(next, () => line + next);
}
