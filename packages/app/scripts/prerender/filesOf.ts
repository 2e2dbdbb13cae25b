import { entries, withImports, type Manifest } from '../manifest.ts';

/** Styles first: nothing is painted before they are here. */
function filesIn(manifest: Manifest, keys: readonly string[]): string[] {
  const builts = keys.flatMap((key) => manifest[key] ?? []);
  return [
    ...new Set(builts.flatMap(({ css = [] }) => css)),
    ...new Set(builts.map(({ file }) => file)),
  ];
}

/** The files that every screen begins with, without the script that the page names itself. */
export const filesAtHand = (manifest: Manifest): string[] =>
  filesIn(
    manifest,
    [...withImports(manifest, entries)].filter((key) => key !== entries[0]),
  );

/** The files of modules and of all they import, without those that every screen begins with. */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const atHand = withImports(manifest, entries);
  const keys = [...withImports(manifest, modules)].filter((key) => !atHand.has(key));
  const here = new Set(filesIn(manifest, [...atHand]));
  return filesIn(manifest, keys).filter((file) => !here.has(file));
}
