import type { describeApi } from '../describeApi.ts';
import { escapeHtml } from '../tools/escapeHtml.ts';

type Document = Awaited<ReturnType<typeof describeApi>>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const listCalls = (document: Document) =>
  Object.entries(document.paths).flatMap(([path, calls]) =>
    methods.flatMap((method) => {
      const call = calls[method];
      return call ? [{ path, method, call }] : [];
    }),
  );

/** The calls of the API as a plain page: no script, nothing to load. */
export function docsPage(document: Document): string {
  const byTag = Map.groupBy(listCalls(document), ({ call }) => call.tags?.[0] ?? 'other');

  const section = ([tag, calls]: [
    string,
    ReturnType<typeof listCalls>,
  ]) => `<h2>${escapeHtml(tag)}</h2>
<dl>
${calls
  .map(
    ({ path, method, call }) =>
      `<dt><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></dt>
<dd>${escapeHtml(call.summary ?? '')} <small>${Object.keys(call.responses ?? {}).join(' · ')}</small></dd>`,
  )
  .join('\n')}
</dl>`;

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The REST API · Hearback</title>
<style>
body { margin: 0 auto; max-width: 820px; padding: 40px 20px; background: #f7f4ee; color: #1b1d22; font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { color: #0a6b5d; }
dt { margin-top: 14px; overflow-wrap: anywhere; }
dd { margin: 2px 0 0; color: #5b5f66; }
small { white-space: nowrap; }
a { color: #0a6b5d; }
</style>
</head>
<body>
<h1>The REST API</h1>
<p>Each call with its bodies is in the <a href="/api/schema/">OpenAPI document</a>.</p>
${[...byTag].map(section).join('\n')}
</body>
</html>
`;
}
