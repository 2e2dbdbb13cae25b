/** What the build says of a file: which others it brings with it, at once or later. */
interface Built {
  file: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
}

/** The build's `manifest.json`, by source file. */
export type Manifest = Readonly<Record<string, Built>>;

/** The app's one page and what it runs at once, and so what every screen begins with. */
export const entries = ['index.html', 'src/main.tsx'] as const;

/** The keys of parts of the app and of all that these import, each once. */
export function withImports(manifest: Manifest, parts: readonly string[]): Set<string> {
  const known = new Set<string>();
  const follow = (key: string) => {
    if (known.has(key)) return;
    known.add(key);
    const built = manifest[key];
    if (!built) {
      throw new Error(`The built app has no part ${key}: the build has no file for ${key}.`);
    }
    for (const next of built.imports ?? []) follow(next);
  };
  for (const part of parts) follow(part);
  return known;
}
