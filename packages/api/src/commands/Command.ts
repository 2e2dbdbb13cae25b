import type { ParseArgsConfig } from 'node:util';

import type { OperatorTools } from '../operator/OperatorTools.ts';

/** What a command found or did: for programs, and for people. */
interface Found {
  data: unknown;
  lines: readonly string[];
  /** 1 where what was asked for is not so. Left out: 0. */
  code?: 0 | 1;
}

export interface Given {
  /** What stands behind the name of the command. */
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
}

/** One thing that whoever runs the product can ask of it. */
export interface Command {
  /** What is written behind the name: `<address or id>`. */
  takes?: string;
  /** In one sentence. */
  what: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  run: (tools: OperatorTools, given: Given) => Promise<Found>;
}

/** What somebody typed cannot be meant. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What was meant cannot be done. */
export class CannotError extends Error {
  override readonly name = 'CannotError';
}

const most = 10_000;

/** How many are listed at most. */
export const mostOf = ({ options }: Given, fallback = 100): number => {
  const given = Number(options['most'] ?? fallback);
  if (!Number.isInteger(given) || given < 1 || given > most) {
    throw new UsageError(`--most takes a number from 1 to ${most}.`);
  }
  return given;
};

export const mostOption = { most: { type: 'string' } } as const;
