import { basename, dirname, join } from 'node:path';

import { splitEntry, type Attack, type Chapter } from './docPages.ts';

/** A page that a person reads in a hurry. */
const mostBytes = 25_000;
/** A table row that fits on a screen. */
const widestTable = 140;

/** Paths of files from the root. A folder is there when a file in it is. */
export function createLookup(files: readonly string[]) {
  const folders = new Set(
    files.flatMap((file) =>
      file.split('/').map((_, count, parts) => parts.slice(0, count).join('/')),
    ),
  );
  const known = new Set([...files, ...folders]);
  return {
    /** `<name>` and `*` in a path stand for any name. */
    has: (path: string): boolean => {
      const plain = path.replace(/\/$/, '');
      if (!/[<*]/.test(plain)) return known.has(plain);
      const pattern = plain
        .split(/<[^>]*>|\*+/)
        .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('[^/]+');
      const matcher = new RegExp(`^${pattern}$`);
      return [...known].some((one) => matcher.test(one));
    },
    /** Suggests new paths for a missing file. */
    guess: (path: string): string => {
      const found = files.filter((file) => basename(file) === basename(path));
      return found.length === 0 ? '' : ` Did it become ${found.slice(0, 3).join(' or ')}?`;
    },
  };
}
type Lookup = ReturnType<typeof createLookup>;

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .replaceAll(/\]\([^)]*\)|[`*[\]]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '');

/** The targets of links, inline and by reference. */
const targetsIn = (text: string) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)].map(
    ([, inline, reference]) => inline ?? reference ?? '',
  );

/** Paths in backticks that begin with a folder of the root. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:packages|scripts|lab|e2e|stories|deploy|docs|tools)\/[^\s`]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/generated|\/dist\b|storybook-static/.test(path));

/** Finds pages that are too long or too wide, or name missing files. Decisions may name former files. */
export function findPageProblems(pages: ReadonlyMap<string, string>, lookup: Lookup): string[] {
  const anchors = new Map(
    [...pages].map(([page, text]) => [
      page,
      new Set(
        [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
      ),
    ]),
  );
  return [...pages].flatMap(([page, text]) => {
    const problems: string[] = [];
    const bytes = Buffer.byteLength(text);
    if (bytes > mostBytes) {
      problems.push(`it has ${bytes} bytes, and ${mostBytes} at most: cut it, or split it.`);
    }
    for (const [index, line] of text.split('\n').entries()) {
      if (!line.startsWith('|') || line.length <= widestTable) continue;
      problems.push(
        `line ${index + 1}: a table of ${line.length} characters, and ${widestTable} at most: shorten its cells, or make it a list.`,
      );
      break;
    }
    for (const target of targetsIn(text)) {
      if (/^(https?:|mailto:)/.test(target)) continue;
      const [file = '', anchor] = target.split('#');
      const path = file === '' ? page : join(dirname(page), file);
      if (!lookup.has(path)) {
        problems.push(`it links to ${path}, which is not there.${lookup.guess(path)}`);
      } else if (anchor !== undefined && anchors.get(path)?.has(anchor) === false) {
        problems.push(`it links to ${path}#${anchor}, and there is no such heading.`);
      }
    }
    for (const path of page.startsWith('docs/decisions/') ? [] : pathsIn(text)) {
      if (!lookup.has(path)) {
        problems.push(`it names ${path}, which is not there.${lookup.guess(path)}`);
      }
    }
    return problems.map((problem) => `${page}: ${problem}`);
  });
}

const twice = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) < index);

/** Points of the specification that name what is not there, or nothing. */
export function findChapterProblems(
  chapters: ReadonlyMap<string, Chapter>,
  lookup: Lookup,
): string[] {
  const rows = [...chapters].flatMap(([data, { sections }]) =>
    sections.flatMap(({ points }) => points.map((point) => ({ data, ...point }))),
  );
  return [
    ...twice(rows.map(({ id }) => id)).map((id) => `docs/specification: two points are ${id}.`),
    ...rows.flatMap(({ data, id, code, tests, state = 'met' }) => {
      const problems = [...code, ...tests]
        .map((entry) => splitEntry(entry).path)
        .filter((path) => !lookup.has(path))
        .map((path) => `names ${path}, which is not there.${lookup.guess(path)}`);
      if (state === 'met' && code.length === 0) problems.push('is met, and names no file.');
      if (!/^(met$|partly: \S|later: \S)/.test(state)) problems.push(`has no such state: ${state}`);
      return problems.map((problem) => `${data}: ${id} ${problem}`);
    }),
  ];
}

/** Rows of the security plan that name what is not there, and promises without a row. */
export function findPlanProblems(
  attacks: readonly Attack[],
  promises: string,
  lookup: Lookup,
): string[] {
  const ids = attacks.map(({ id }) => id);
  const named = [...new Set(promises.match(/\bT\d+\b/g))];
  return [
    ...twice(ids).map((id) => `docs/security-plan.json: two rows are ${id}.`),
    ...named
      .filter((id) => !ids.includes(id))
      .map((id) => `docs/security.md: ${id} is no row of the plan.`),
    ...attacks.flatMap(({ id, files }) =>
      files
        .filter((file) => !lookup.has(file))
        .map(
          (file) =>
            `docs/security-plan.json: ${id} names ${file}, which is not there.${lookup.guess(file)}`,
        ),
    ),
  ];
}
