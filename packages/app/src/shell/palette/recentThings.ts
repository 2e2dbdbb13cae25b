import { sessionIdOf, readAccess, readRefresh, tokenKeys } from '../../session/session';

/** Kinds of entities that a person creates and opens by name. */
export type EntityKind = 'company' | 'location' | 'form' | 'frame' | 'code';

/** An entity that was opened, with its name at that time; empty before it was loaded. */
export interface RecentThing {
  kind: EntityKind;
  id: string;
  name: string;
}

const key = 'recent_things';
const most = 6;

interface Kept {
  /** The session that the entities belong to. They are never shown in another one. */
  sessionId: string;
  things: readonly RecentThing[];
}

const currentSession = () => sessionIdOf(readAccess() ?? readRefresh() ?? '');

/** Beside the tokens: what is not remembered goes with the browser, too. */
const store = () =>
  localStorage.getItem(tokenKeys.refresh) === null ? sessionStorage : localStorage;

/** Returns the entities opened in this session, latest first. */
export function readRecentThings(): readonly RecentThing[] {
  const sessionId = currentSession();
  try {
    const kept = JSON.parse(store().getItem(key) ?? '') as Kept;
    return sessionId !== '' && kept.sessionId === sessionId ? kept.things : [];
  } catch {
    // Nothing stored yet, or invalid data.
    return [];
  }
}

function write(things: readonly RecentThing[]) {
  const kept: Kept = { sessionId: currentSession(), things };
  try {
    if (kept.sessionId !== '') store().setItem(key, JSON.stringify(kept));
  } catch {
    // A full store keeps no shortcuts; the way over the lists is still there.
  }
}

/** Something was opened: it comes first from now on. */
export function rememberThing(thing: RecentThing) {
  const known = readRecentThings();
  const same = (one: RecentThing) => one.kind === thing.kind && one.id === thing.id;
  const name = thing.name || (known.find(same)?.name ?? '');
  write([{ ...thing, name }, ...known.filter((one) => !same(one))].slice(0, most));
}

/** It is called otherwise by now, or no more there: then without a name. */
export function renameThings(nameOf: (thing: RecentThing) => string) {
  write(readRecentThings().map((thing) => ({ ...thing, name: nameOf(thing) })));
}

/** Leaves none of anybody in this browser. */
export function forgetRecentThings() {
  for (const each of [localStorage, sessionStorage]) each.removeItem(key);
}
