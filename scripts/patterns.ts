import { check } from 'recheck';
import { parseAst } from 'vite';

/** A regular expression as it stands in a file. */
interface Pattern {
  line: number;
  source: string;
  flags: string;
}

/** The regular expressions of a file, and the lines where one is built that cannot be read here. */
interface Patterns {
  patterns: Pattern[];
  built: number[];
}

interface Node {
  type: string;
  start: number;
  regex?: { pattern: string; flags: string };
  value?: unknown;
  name?: string;
  callee?: Node;
  property?: Node;
  arguments?: Node[];
}

const isText = ({ type, value }: Node): boolean =>
  type === 'TemplateLiteral' || typeof value === 'string';

const nameOf = (callee: Node | undefined): string | undefined =>
  callee?.property?.name ?? callee?.name;

/** True if a call creates a pattern from a text: `new RegExp(…)`, or `text.match('…')`. */
const buildsPattern = ({ callee, arguments: [first] = [] }: Node): boolean => {
  const name = nameOf(callee);
  if (name === 'RegExp') return true;
  return ['match', 'matchAll', 'search'].includes(name ?? '') && !!first && isText(first);
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export function findPatterns(file: string, text: string): Patterns {
  const found: Patterns = { patterns: [], built: [] };
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const walk = (node: Node) => {
    const { start, regex } = node;
    if (regex) {
      found.patterns.push({ line: lineAt(start), source: regex.pattern, flags: regex.flags });
    }
    if (['NewExpression', 'CallExpression'].includes(node.type) && buildsPattern(node)) {
      found.built.push(lineAt(start));
    }
    for (const part of Object.values(node).flat()) if (isNode(part)) walk(part);
  };
  walk(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts', astType: 'ts' }));
  return found;
}

type Pump = { prefix: string; pump: string };

/** True if an attack text takes more than 0.1 s of processor time within 200,000 characters. */
function isSlowHere(
  { source, flags }: Omit<Pattern, 'line'>,
  pumps: readonly Pump[],
  suffix: string,
): boolean {
  for (let times = 500; ; times *= 2) {
    const text = `${pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('')}${suffix}`;
    if (Math.max(text.length, times) > 200_000) return false;
    const before = process.cpuUsage();
    text.replace(new RegExp(source, flags), '');
    const { user, system } = process.cpuUsage(before);
    if (user + system > 100_000) return true;
  }
}

/** Why a pattern may take longer than the length of its text. Undefined where it does not. */
export async function findSlowness({
  source,
  flags,
}: Omit<Pattern, 'line'>): Promise<string | undefined> {
  const verdict = await check(source, flags, { timeout: 120_000 });
  if (verdict.status === 'safe') return undefined;
  if (verdict.status === 'unknown') return `it cannot be judged (${verdict.error.kind})`;
  // Verify recheck's guesses by running them: its own engine counts lookbehinds as loops.
  const { pumps, suffix } = verdict.attack;
  if (verdict.checker === 'fuzz' && !isSlowHere({ source, flags }, pumps, suffix)) {
    return undefined;
  }
  return `${verdict.complexity.summary}, such as for ${verdict.attack.pattern.slice(0, 200)}`;
}
