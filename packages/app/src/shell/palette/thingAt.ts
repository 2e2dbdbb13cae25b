import { newId, paths } from '../../paths';
import type { RecentThing, ThingKind } from '../recents/recentThings';

const editors: Readonly<Record<string, ThingKind>> = {
  forms: 'form',
  frames: 'frame',
  codes: 'code',
};

/** Which thing an address opens. Undefined for lists, and for what does not exist yet. */
export function thingAt(
  pathname: string,
  search: string,
): Pick<RecentThing, 'kind' | 'id'> | undefined {
  const [, tab = '', edited] = /^\/creator\/editor\/(\w+)\/([\w-]+)\/?$/.exec(pathname) ?? [];
  const kind = editors[tab];
  if (kind && edited !== undefined && edited !== newId) return { kind, id: edited };

  const open = new URLSearchParams(search).get('open');
  if (!open) return undefined;
  if (pathname === paths.companies) return { kind: 'company', id: open };
  if (pathname === paths.locations) return { kind: 'location', id: open };
  return undefined;
}
