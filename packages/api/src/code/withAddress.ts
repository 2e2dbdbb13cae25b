import type { Code } from './contract.ts';
import type { Settings } from '../env.ts';
import type { StoredCode } from './codes.sql.ts';

/** A code with its printed address, which depends on where the product runs. */
export const withAddress = (
  code: StoredCode,
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
): Code => ({ ...code, short_url: `${publicOrigin}/r/${code.slug}` });
