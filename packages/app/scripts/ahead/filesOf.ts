import { entry, withImports, type Manifest } from '../manifest.ts';

/** The files of modules and of all they import, without those that the page itself asks for. */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const atHand = withImports(manifest, [entry]);
  const keys = [...withImports(manifest, modules)].filter((key) => !atHand.has(key));

  const builts = keys.flatMap((key) => manifest[key] ?? []);
  const here = new Set([...atHand].flatMap((key) => manifest[key]?.css ?? []));
  const styles = new Set(builts.flatMap(({ css = [] }) => css));
  return [
    ...[...styles].filter((file) => !here.has(file)),
    ...new Set(builts.map(({ file }) => file)),
  ];
}
