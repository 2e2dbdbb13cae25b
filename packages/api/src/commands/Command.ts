import type { ParseArgsConfig } from 'node:util';

import type { OperatorTools } from '../operator/OperatorTools.ts';

/** The result of a command: for programs, and for people. */
interface Found {
  data: unknown;
  lines: readonly string[];
  /** 1 where what was asked for is not so. Left out: 0. */
  code?: 0 | 1;
}

export interface Given {
  /** The arguments after the name of the command. */
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
}

/** One thing that whoever runs the product can ask of it. */
export interface CliCommand {
  /** The argument after the name, such as `<address or id>`. */
  takes?: string;
  /** In one sentence. */
  what: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  run: (tools: OperatorTools, given: Given) => Promise<Found>;
}

/** The arguments make no valid command. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command is valid but cannot be carried out. */
export class CannotError extends Error {
  override readonly name = 'CannotError';
}

const most = 10_000;

/** The maximum number of entries in a list. */
export const mostOf = ({ options }: Given, fallback = 100): number => {
  const given = Number(options['most'] ?? fallback);
  if (!Number.isInteger(given) || given < 1 || given > most) {
    throw new UsageError(`--most takes a number from 1 to ${most}.`);
  }
  return given;
};

export const mostOption = { most: { type: 'string' } } as const;

/** A moment as people compare them; in the time of the world, since machines differ. */
export const utcTime = (at: Date | null): string =>
  at === null ? 'never' : at.toISOString().slice(0, 19).replace('T', ' ');

export const day = (at: Date | null): string => utcTime(at).slice(0, 10);

/** Rows under their titles, each column as wide as it must be. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return ['There are none.'];
  const all = [titles, ...rows];
  const widths = titles.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
