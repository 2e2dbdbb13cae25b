import { pagePolicy } from './contentSecurityPolicy.ts';
import { createFileServer } from './fileServer.ts';
import { inlineTexts } from './inlineTexts.ts';

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

/** Someone opens an address in a browser; a script or a picture asks for something exact. */
const isNavigation = ({ headers }: Request): boolean => {
  const mode = headers.get('sec-fetch-mode');
  if (mode !== null) return mode === 'navigate';
  return (headers.get('accept') ?? '').includes('text/html');
};

/** Folders of files: what is missing there is missing, not a screen of the app. */
const isFileOnly = (path: string) => /^(assets|locales|fonts|icons)\//.test(path);

/**
 * Styles that the component library puts into the page by itself (usePress, usePreventScroll of
 * react-aria). The policy lets these two texts through and no other.
 */
const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** Serves the built app: its files, and its one page for every address that is a screen. */
export async function createAppSite(folder: string) {
  const files = createFileServer(folder);
  const isBuilt = files.has('index.html');
  await files.holdAll();
  const page = isBuilt ? await files.readText('index.html') : '';
  const { scripts, styles } = inlineTexts(page);
  const policy = pagePolicy({ scripts, styles: [...styles, ...libraryStyles] });

  return async (path: string, request: Request): Promise<Response> => {
    if (!isBuilt) return notBuilt();
    if (path !== '' && path !== 'index.html' && files.has(path)) {
      return files.serve(path, request, { 'content-security-policy': policy });
    }
    if (isFileOnly(path) || !(path === '' || isNavigation(request))) return notThere();
    return files.serve('index.html', request, { 'content-security-policy': policy });
  };
}
