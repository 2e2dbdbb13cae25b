import type { StatsFilter } from './contract.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import type { CellKind } from './rollup/Rollup.ts';

/** Which cells of the rollup hold the figures of a filter. No keys: there is nothing to count. */
export interface Scope {
  kind: Exclude<CellKind, 'form_version' | 'code_form_version'>;
  keys: readonly string[];
}

const nothing: Scope = { kind: 'account', keys: [] };

const hasSeveral = (ids: readonly (string | undefined)[]) =>
  ids.filter((id) => id !== undefined).length > 1;

/** The key of a code with a form. */
export const pairOf = (code: string, form: string): string => `${code}:${form}`;

/** The ids of a filter as they are stored, however they were written. */
const inSmallLetters = ({ company, site, code, form }: StatsFilter): StatsFilter => ({
  company: company?.toLowerCase(),
  site: site?.toLowerCase(),
  code: code?.toLowerCase(),
  form: form?.toLowerCase(),
});

/**
 * Finds the cells of a filter. The smallest place of it decides; a form at a place is the sum of the
 * place's codes with that form. A code that is not at the location of the filter, or a location that
 * is not of its company, leaves nothing, and is no error.
 */
export const scopeOf =
  ({ stats }: { stats: Pick<ServiceTools['stats'], 'codeIds'> }) =>
  async (accountId: string, filter: StatsFilter): Promise<Scope> => {
    const { company, site, code, form } = inSmallLetters(filter);
    const place = code ?? site ?? company;
    const isUnsure = hasSeveral([company, site, code]);
    const codes =
      isUnsure || (form !== undefined && place !== undefined && code === undefined)
        ? await stats.codeIds(accountId, { company, site, code })
        : [];
    if (isUnsure && codes.length === 0) return nothing;

    if (form !== undefined) {
      if (place === undefined) return { kind: 'form', keys: [form] };
      const those = code === undefined ? codes : [code];
      return { kind: 'code_form', keys: those.map((id) => pairOf(id, form)) };
    }
    if (code !== undefined) return { kind: 'code', keys: [code] };
    if (site !== undefined) return { kind: 'location', keys: [site] };
    if (company !== undefined) return { kind: 'company', keys: [company] };
    return { kind: 'account', keys: [''] };
  };
