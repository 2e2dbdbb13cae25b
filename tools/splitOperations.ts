import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { DocumentNode } from 'graphql';

import { hashOf, textOf } from './operationText.ts';

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

const documents = /^export const (\w+)Document = (.+) as unknown as DocumentNode<(\w+), (\w+)>;$/gm;

/**
 * Each operation's document into a file of its own, `operations/<name>.ts`, so that a screen loads
 * those it asks and no other, with the hash that the gateway knows it by; beside it that hash alone, for
 * what is asked without a client. What is left names all documents.
 */
export function splitDocuments(path: string, text: string): string {
  const files = new Map<string, string>();
  const left = text.replace(
    documents,
    (_, name: string, body: string, data: string, asked: string) => {
      const hash = hashOf(textOf(JSON.parse(body) as DocumentNode));
      files.set(
        `${name}.ts`,
        `import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { PersistedOperation } from '../../sendRequest';
import type { ${data}, ${asked} } from '../graphql';

export const ${name}Document = {"__meta__":{"hash":"${hash}"},${body.slice(1)} as unknown as TypedDocumentNode<${data}, ${asked}>;

export const ${name}Operation: PersistedOperation<${data}, ${asked}> = { name: '${name}', hash: '${hash}' };
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
