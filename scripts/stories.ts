import { basename, dirname, join } from 'node:path';

/** Source files of ui by their paths from the root. */
export type Sources = ReadonlyMap<string, string>;

interface Component {
  name: string;
  file: string;
}

const look = /^\s*(className\??:|style\??: CSSProperties)/m;
/** Placeholder sentences of the templates of `npm run new`. */
const unwritten =
  /When to use it, when not|What it is for, in one sentence|in one sentence\. What to/;

/** The text of the last comment right before a place that matches. */
function commentBefore(text: string, place: RegExp): string {
  const before = text.slice(0, text.search(place));
  return /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before)?.[1] ?? '';
}

/** Components that the index files export, by their capital letter, with their files. */
export function exportedComponents(sources: Sources): Component[] {
  const doors = [...sources].filter(([file]) => file.endsWith('/index.ts'));
  return doors.flatMap(([door, text]) =>
    [...text.matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)].flatMap(
      ([, names = '', from = '']) => {
        const file = `${join(dirname(door), from)}.tsx`;
        const words = names.split(',').map((name) => name.trim());
        return sources.has(file)
          ? words.filter((name) => /^[A-Z]/.test(name)).map((name) => ({ name, file }))
          : [];
      },
    ),
  );
}

/** Components with a folder of their own, whether a door gives them out or not. */
const housedComponents = (sources: Sources): Component[] =>
  [...sources.keys()]
    .map((file) => ({ name: basename(file, '.tsx'), file }))
    .filter(({ name, file }) => /^[A-Z]\w*$/.test(name) && basename(dirname(file)) === name);

/** Missing sentences, stories and tests of a component. */
function findMissing({ name, file }: Component, sources: Sources): string[] {
  const folder = dirname(file);
  const source = sources.get(file) ?? '';
  const stories = sources.get(`${folder}/${name}.stories.tsx`);
  const isTested = ['test', 'browser.test'].some((kind) =>
    sources.has(`${folder}/${name}.${kind}.tsx`),
  );
  // A provider draws nothing that could be looked at.
  const isProvider = name.endsWith('Provider');
  const problems: string[] = [];

  const sentence = commentBefore(source, new RegExp(`export (function|const) ${name}\\b`));
  if (sentence === '' || unwritten.test(sentence)) {
    problems.push(`${file} has no sentence above ${name} that says what it is for.`);
  }
  if (stories === undefined) {
    if (!isProvider) problems.push(`${file} has no ${name}.stories.tsx beside it.`);
  } else {
    const paragraph = commentBefore(stories, /(export default|const meta)/);
    if (paragraph === '' || unwritten.test(paragraph)) {
      problems.push(`${name}.stories.tsx says nothing about when to use ${name}.`);
    }
  }
  if (!isTested && !/\bplay:/.test(stories ?? '')) {
    problems.push(`${file} is tried by nothing: neither a play function nor ${name}.test.tsx.`);
  }
  const props = new RegExp(`interface ${name}Props[^{]*\\{([\\s\\S]*?)\\n\\}`).exec(source)?.[1];
  if (name !== 'Box' && look.test(props ?? '')) {
    problems.push(`${file} takes className or style; only Box may.`);
  }
  return problems;
}

/** Missing parts of ui's components: sentences, stories, documentation, tests. */
export function findStoryProblems(sources: Sources): string[] {
  const components = [...exportedComponents(sources), ...housedComponents(sources)];
  return [...new Set(components.flatMap((component) => findMissing(component, sources)))];
}
