import { storybookPolicy } from './securityHeaders.ts';
import { createFileServer } from './fileServer.ts';

/** Serves the component library's pages, where they are built. Undefined where they are not. */
export function createStorybookSite(folder: string) {
  const files = createFileServer(folder);
  if (!files.has('index.html')) return undefined;

  return async (path: string, request: Request): Promise<Response> => {
    const file = path === '' ? 'index.html' : path;
    if (!files.has(file)) return new Response('There is no such story.\n', { status: 404 });
    return files.serve(file, request, { 'content-security-policy': storybookPolicy });
  };
}
