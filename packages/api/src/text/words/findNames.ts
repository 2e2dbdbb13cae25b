import { hidesWord } from './hidesWord.ts';
import type { ReadComment } from './readComment.ts';
import { tellNames } from './tellNames.ts';

/** The stems of these comments that are left out because they name people. */
export function findNames(comments: readonly ReadComment[]): ReadonlySet<string> {
  const named = new Set<string>();
  const possible = new Map<string, Set<string>>();
  const ordinary = new Set<string>();

  for (const comment of comments) {
    const told = tellNames(comment);
    for (const stem of told.names) named.add(stem);
    for (const stem of told.ordinary) ordinary.add(stem);
    for (const stem of told.possible) {
      possible.set(stem, (possible.get(stem) ?? new Set()).add(comment.visitor));
    }
  }

  const stems = new Set([...named, ...possible.keys()]);
  return new Set(
    [...stems].filter((stem) =>
      hidesWord({
        names: named.has(stem) ? 1 : 0,
        possible: possible.get(stem)?.size ?? 0,
        ordinary: ordinary.has(stem) ? 1 : 0,
      }),
    ),
  );
}
