import { entries, withImports, type Manifest } from '../packages/app/scripts/manifest.ts';

const shell = 'src/shell/AppShell.tsx';
/** Screens of who is not logged in stand without the shell. */
const withoutShell = /^src\/features\/auth\//;

const scriptsOf = (manifest: Manifest, ...parts: string[]) =>
  new Set(
    [...withImports(manifest, parts)]
      .flatMap((key) => manifest[key]?.file ?? [])
      .filter((file) => file.endsWith('.js')),
  );

/** Every screen of the app that comes as a file of its own. */
export const lazyRoutes = (manifest: Manifest): string[] =>
  [...withImports(manifest, entries)]
    .flatMap((part) => manifest[part]?.dynamicImports ?? [])
    .filter((name) => /(Page|Tab)\.tsx$/.test(name));

/** Every script that has to be there before a screen can be drawn. */
export const allScripts = (manifest: Manifest, screen: string): string[] => [
  ...scriptsOf(manifest, ...entries, screen),
];

/** The scripts of a screen that are not there already: with the app's first ones, and with the shell. */
export function ownScripts(manifest: Manifest, screen: string): string[] {
  const needsShell = !withoutShell.test(screen) && screen !== shell;
  const known = scriptsOf(manifest, ...entries, ...(needsShell ? [shell] : []));
  return [...scriptsOf(manifest, screen)].filter((file) => !known.has(file));
}
