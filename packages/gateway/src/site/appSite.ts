import { inlineTexts, pagePolicy } from './securityHeaders.ts';
import type { EarlierBuilds } from './earlierBuilds.ts';
import { createFileServer, type FileServer } from './fileServer.ts';

/** Folder in which the build puts one page per screen, with a list of them. */
const screensFolder = 'screens/';
const list = `${screensFolder}screens.json`;

interface Screen {
  /** Path of the screen; a segment that begins with a colon matches any. */
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

async function readScreenPages(files: FileServer): Promise<ScreenPages> {
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

const notThere = () =>
  new Response('There is nothing here.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

const notBuilt = () =>
  new Response('The app is not built yet. Run `npm run build` and start again.\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** True if a browser opens an address as a page; scripts and pictures need the exact file. */
const isNavigation = ({ headers }: Request): boolean => {
  const mode = headers.get('sec-fetch-mode');
  if (mode !== null) return mode === 'navigate';
  return (headers.get('accept') ?? '').includes('text/html');
};

/** Folders of files: what is missing there is missing, not a screen of the app. */
const isFileOnly = (path: string) => /^(assets|locales|fonts|icons)\//.test(path);

/**
 * A worker lives by the policy of its own file. Styles, fonts and sentences have the short one that
 * every answer has: the page's is longer than many of them.
 */
const isRun = (path: string) => /\.m?js$/.test(path);

/**
 * Styles that the component library puts into the page by itself (usePress, usePreventScroll of
 * react-aria). The policy lets these two texts through and no other.
 */
const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** Files that pages of other sites may load. All others are same-origin. */
const forOtherSites = ['embed.js'];

/** Content-Security-Policy for the inline parts of a page and the app's files. */
function policyOf(page: string): string {
  const { scripts, styles } = inlineTexts(page);
  return pagePolicy({ scripts, styles: [...styles, ...libraryStyles], hasWebAssembly: true });
}

/**
 * Serves the built app: its files, its single page for every address of a screen, and files of
 * earlier builds to tabs that were opened before this one.
 */
export async function createAppSite(folder: string, earlier?: EarlierBuilds) {
  const files = createFileServer(folder);
  const isBuilt = files.has('index.html');
  await files.holdAll();
  const pages = await readScreenPages(files);
  const policies = new Map<string, string>();
  for (const file of isBuilt ? pages.files : []) {
    policies.set(file, policyOf(await files.readText(file)));
  }
  const policy = policies.get('index.html') ?? policyOf('');

  return async (path: string, request: Request): Promise<Response> => {
    if (!isBuilt) return notBuilt();
    if (path !== '' && path !== 'index.html' && files.has(path)) {
      return files.serve(path, request, {
        ...(isRun(path) && { 'content-security-policy': policy }),
        ...(forOtherSites.includes(path) && { 'cross-origin-resource-policy': 'cross-origin' }),
      });
    }
    const kept = await earlier?.serve(path, request, { 'content-security-policy': policy });
    if (kept) return kept;
    if (isFileOnly(path) || !(path === '' || isNavigation(request))) return notThere();
    // The service worker caches `index.html` for every address, so it must not name one screen's files.
    const file = isNavigation(request) ? pages.fileAt(path) : 'index.html';
    return files.serve(file, request, { 'content-security-policy': policies.get(file) ?? policy });
  };
}
