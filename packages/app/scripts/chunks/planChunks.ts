import { gzipSync } from 'node:zlib';

import type { Rolldown } from 'vite';

import { screens, type Screen } from '../prerender/screens.ts';
import { entries, withImports, type Manifest } from '../manifest.ts';
import { joinChunks, type Reader } from './joinChunks.ts';

/**
 * What a file more weighs, in bytes: its headers, its place in a queue of six, and what it packs worse.
 * With much more, screens load half of what others need; with much less, a list is thirty files.
 */
const requestWeight = 1_000;

/** Files that the settings name, each run in a task of its own (src/loading/boot). */
const libraries = new Set(['react', 'apollo', 'intl']);

/** Nobody waits for bytes as those do who come for the first time. */
const importanceOf = ({ audience, isSeldom }: Screen) => {
  if (isSeldom) return 0;
  return audience === 'session' ? 1 : 4;
};

/**
 * How the builder is to cut the app: groups of modules that go into one file each, read from a build that
 * it cut by itself. `app` is the folder that the modules of screens are named from.
 */
export function planChunks(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  app: string,
): Rolldown.CodeSplittingGroup[] {
  const built = output.filter((file) => file.type === 'chunk');
  const files: Manifest = Object.fromEntries(
    built.map(({ fileName, imports }) => [fileName, { file: fileName, imports }]),
  );
  const fileOf = (module: string): string => {
    const chunk = built.find(({ facadeModuleId }) => facadeModuleId === `${app}${module}`);
    if (!chunk) throw new Error(`The build has no file for ${module}.`);
    return chunk.fileName;
  };

  const atHand = withImports(files, entries.map(fileOf));
  const readers: Reader[] = screens.map((screen) => ({
    files: withImports(files, screen.modules.map(fileOf)),
    importance: importanceOf(screen),
  }));
  const candidates = built
    .filter(({ fileName }) => !atHand.has(fileName))
    .map(({ fileName, moduleIds, imports, code, isEntry, isDynamicEntry }) => ({
      file: fileName,
      modules: moduleIds,
      imports,
      weight: gzipSync(code).length,
      canJoin: !isEntry && !isDynamicEntry,
    }));

  // What every screen starts with comes in one file: each more is one more way there and back. The module
  // that begins it stays by itself, or the build could not say where it lies.
  const start = built
    .filter(
      ({ fileName, name, isEntry }) => !isEntry && atHand.has(fileName) && !libraries.has(name),
    )
    .flatMap(({ moduleIds, facadeModuleId }) => moduleIds.filter((id) => id !== facadeModuleId));

  return [
    groupOf('start', start),
    ...joinChunks(candidates, readers, requestWeight).map((modules) => groupOf('shared', modules)),
  ];
}

function groupOf(name: string, modules: readonly string[]): Rolldown.CodeSplittingGroup {
  const group = new Set(modules);
  return {
    name,
    test: (id: string) => group.has(id),
    // After the groups that the settings name.
    priority: -10,
    // Each module has its place already.
    includeDependenciesRecursively: false,
  };
}
