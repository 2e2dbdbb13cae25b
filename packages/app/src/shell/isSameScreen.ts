import type { Location } from 'react-router-dom';

import { newDocumentId } from '../paths';

type Address = Pick<Location, 'pathname' | 'search'>;

/** Search parameters that open another screen; all others filter or sort the same one. */
const openers = ['wizard', 'article'];

const openedBy = ({ search }: Address) => {
  const asked = new URLSearchParams(search);
  return openers.map((name) => asked.get(name)).join('\n');
};

/** True if two URLs show the same screen, or the second has the id of an entity just created on the first. */
export function isSameScreen(before: Address, now: Address): boolean {
  const parts = now.pathname.split('/').filter(Boolean);
  const partsBefore = before.pathname.split('/').filter(Boolean);
  return (
    parts.length === partsBefore.length &&
    partsBefore.every((part, at) => part === newDocumentId || part === parts[at]) &&
    openedBy(before) === openedBy(now)
  );
}
