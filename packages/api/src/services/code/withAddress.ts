import type { Code } from '../../contract/code.ts';
import type { Settings } from '../../env.ts';
import type { StoredCode } from '../../repositories/codes.ts';

/** A code with its printed address, which depends on where the product runs. */
export const withAddress = (
  code: StoredCode,
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
): Code => ({ ...code, short_url: `${publicOrigin}/r/${code.slug}` });
