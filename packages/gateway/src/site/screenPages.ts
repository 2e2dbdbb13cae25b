import type { FileServer } from './fileServer.ts';

/** Where the build lays a page for each screen, and says which is whose. */
const screensFolder = 'screens/';
const list = `${screensFolder}screens.json`;

interface Screen {
  /** Its address; a segment that begins with a colon stands for any. */
  path: string;
  file: string;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** The app's one page, which every address may have. */
const anyPage = 'index.html';

interface ScreenPages {
  /** The page that names a screen's own files ahead; the app's one page for all others. */
  fileAt: (path: string) => string;
  /** Each of them once. */
  files: readonly string[];
}

export async function readScreenPages(files: FileServer): Promise<ScreenPages> {
  const screens = files.holds(list) ? (JSON.parse(await files.readText(list)) as Screen[]) : [];
  const known = screens.map(({ path, file }) => ({ pattern: segmentsOf(path), file }));

  const fileAt = (path: string) => {
    const segments = segmentsOf(path);
    const found = known.find(
      ({ pattern }) =>
        pattern.length === segments.length &&
        pattern.every((part, index) => part.startsWith(':') || part === segments[index]),
    );
    return found?.file ?? anyPage;
  };
  return { fileAt, files: [anyPage, ...screens.map(({ file }) => file)] };
}
