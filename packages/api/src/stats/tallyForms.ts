import type { ServiceTools } from '../ServiceTools.ts';
import type { Subject } from './findSubject.ts';
import { addCounts, noCounts, type Counts } from './rollup/Cell.ts';
import { pairOf } from './scopeOf.ts';

/** With more keys than this it is faster to read all of the account's. */
const mostKeys = 2_000;

const atCodes = { form: 'code_form', form_version: 'code_form_version' } as const;

/**
 * Counts each of some forms, or of their versions: everywhere, or at the codes of the filter's place.
 * Keys are those of the rollup, a form's id or `<form>:<version>`.
 */
export const tallyForms =
  ({ stats, rollup }: Pick<ServiceTools, 'stats' | 'rollup'>) =>
  async (
    { accountId, filter, span }: Pick<Subject, 'accountId' | 'filter' | 'span'>,
    kind: keyof typeof atCodes,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, Counts>> => {
    const { company, site, code } = filter;
    if (company === undefined && site === undefined && code === undefined) {
      return rollup.tally(accountId, kind, span, keys);
    }

    const codes = new Set(await stats.codeIds(accountId, { company, site, code }));
    const pairs =
      codes.size * keys.length > mostKeys
        ? undefined
        : [...codes].flatMap((id) => keys.map((key) => pairOf(id, key)));
    const sums = new Map<string, Counts>();
    for (const [pair, counts] of await rollup.tally(accountId, atCodes[kind], span, pairs)) {
      const colon = pair.indexOf(':');
      if (!codes.has(pair.slice(0, colon))) continue;
      const key = pair.slice(colon + 1);
      const sum = sums.get(key) ?? noCounts();
      addCounts(sum, counts);
      sums.set(key, sum);
    }
    return sums;
  };
