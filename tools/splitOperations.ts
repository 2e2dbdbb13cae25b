import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { print, stripIgnoredCharacters, type DocumentNode } from 'graphql';

/** Writes what changed, and takes away what nobody wrote this time. */
function writeFolder(folder: string, files: Map<string, string>) {
  mkdirSync(folder, { recursive: true });
  const found = new Set(readdirSync(folder));
  for (const [name, text] of files) {
    if (found.has(name) && readFileSync(join(folder, name), 'utf8') === text) continue;
    writeFileSync(join(folder, name), text);
  }
  for (const name of found) if (!files.has(name)) rmSync(join(folder, name));
}

const textOf = (document: string) =>
  stripIgnoredCharacters(print(JSON.parse(document) as DocumentNode));

const documents = /^export const (\w+)Document = (.+) as unknown as DocumentNode<(\w+), (\w+)>;$/gm;

/**
 * Each operation's document into a file of its own, `operations/<name>.ts`, so that a screen loads
 * those it asks and no other; beside it the operation as it is sent, for what is asked without a
 * client. What is left names all documents.
 */
export function splitDocuments(path: string, text: string): string {
  const files = new Map<string, string>();
  const left = text.replace(
    documents,
    (_, name: string, body: string, data: string, asked: string) => {
      files.set(
        `${name}.ts`,
        `import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { OperationText } from '../../OperationText';
import type { ${data}, ${asked} } from '../graphql';

export const ${name}Document = ${body} as unknown as TypedDocumentNode<${data}, ${asked}>;

export const ${name}Text = ${JSON.stringify(textOf(body))} as OperationText<${data}, ${asked}>;
`,
      );
      return `export { ${name}Document } from './operations/${name}';`;
    },
  );
  writeFolder(join(dirname(path), 'operations'), files);
  return left;
}

const firstHook = /^export const use/m;
const usedDocument = /\bgraph\.(\w+)Document\b/;

/** The same for the hooks: `hooks/<name>.ts`, and a list of them. */
export function splitHooks(path: string, text: string): string {
  const start = text.search(firstHook);
  const header = text
    .slice(0, start)
    .replace("import * as graph from './graphql'", "import type * as graph from '../graphql'");
  const files = new Map<string, string>();
  for (const hooks of text.slice(start).split(/\n\n(?=export const use)/)) {
    const [, name] = usedDocument.exec(hooks) ?? [];
    if (name === undefined) throw new Error(`No operation is named in: ${hooks}`);
    files.set(
      `${name}.ts`,
      `${header.replace(/\n\n\/\*\*/, `\nimport { ${name}Document } from '../operations/${name}';\n\n/**`)}${hooks.replaceAll(`graph.${name}Document`, `${name}Document`).trimEnd()}\n`,
    );
  }
  writeFolder(join(dirname(path), 'hooks'), files);
  return [...files.keys()]
    .map((file) => `export * from './hooks/${file.slice(0, -3)}';\n`)
    .join('');
}
