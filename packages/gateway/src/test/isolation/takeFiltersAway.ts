import { registerHooks } from 'node:module';

/** Functions of repositories, each without the account in its question. */
const holes: Readonly<Record<string, { with: string; without: string }>> = {
  'companies.ts': {
    with: 'where company.account_id = ${accountId} and company.id = ${companyId}',
    without: 'where company.id = ${companyId}',
  },
  'templates.ts': {
    with: 'sql`account_id = ${accountId} and deleted_at is null`',
    without: 'sql`deleted_at is null`',
  },
  'apiKeys.ts': {
    with: ".deleteFrom('api_key')\n      .where('account_id', '=', accountId)",
    without: ".deleteFrom('api_key')",
  },
};

// Preload module: removes the account filter from three queries; all other code runs unchanged.
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const [, name = ''] = /\/repositories\/([^/]+)$/.exec(url) ?? [];
    const hole = holes[name];
    if (!hole) return loaded;
    const { source = '' } = loaded;
    const text = typeof source === 'string' ? source : Buffer.from(source as Uint8Array).toString();
    if (!text.includes(hole.with)) {
      throw new Error(`${name} asks otherwise than takeFiltersAway.ts knows: write there how.`);
    }
    return { ...loaded, source: text.replace(hole.with, hole.without) };
  },
});
