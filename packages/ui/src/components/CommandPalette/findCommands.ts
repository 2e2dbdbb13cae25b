import { plainText } from '../../internal/plainText';
import type { Command, CommandGroup } from './Command';

const wordsOf = (text: string) => plainText(text).split(/[^\p{L}\p{N}]+/u);

/** How well a command answers to what was typed. 0: not at all. */
function scoreOf({ label, hint = '', keywords = [] }: Command, typed: string): number {
  const text = plainText(typed).trim().replaceAll(/\s+/g, ' ');
  const name = plainText(label);
  if (name === text) return 5;
  if (name.startsWith(text)) return 4;

  const sought = text.split(' ');
  const begins = (words: readonly string[], part: string) =>
    words.some((word) => word.startsWith(part));
  const inName = wordsOf(label);
  if (sought.every((part) => begins(inName, part))) return 3;
  if (sought.every((part) => name.includes(part))) return 2;

  const around = [...inName, ...[hint, ...keywords].flatMap(wordsOf)];
  return sought.every((part) => begins(around, part) || name.includes(part)) ? 1 : 0;
}

/**
 * What answers to a text, the best first in each group, in any case, with or without accents. Without
 * a text everything does, as it stands.
 */
export function findCommands(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  const isAsked = typed.trim() !== '';

  return groups
    .map((group) => {
      if (!isAsked) return group;
      const scored = group.commands
        .map((command) => ({ command, score: scoreOf(command, typed) }))
        .filter(({ score }) => group.isFound === true || score > 0)
        .toSorted((one, other) => other.score - one.score);
      return { ...group, commands: scored.map(({ command }) => command) };
    })
    .filter(({ commands }) => commands.length > 0);
}
