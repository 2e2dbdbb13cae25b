import type { Location } from 'react-router-dom';

import { newId } from '../paths';

type Address = Pick<Location, 'pathname' | 'search'>;

/** What follows a question mark and opens another screen; all else there narrows or turns the same one. */
const openers = ['wizard', 'article'];

const openedBy = ({ search }: Address) => {
  const asked = new URLSearchParams(search);
  return openers.map((name) => asked.get(name)).join('\n');
};

/** Whether two addresses show the same screen, or the second has the id that a new thing got by its first save. */
export function isSameScreen(before: Address, now: Address): boolean {
  const parts = now.pathname.split('/').filter(Boolean);
  const partsBefore = before.pathname.split('/').filter(Boolean);
  return (
    parts.length === partsBefore.length &&
    partsBefore.every((part, at) => part === newId || part === parts[at]) &&
    openedBy(before) === openedBy(now)
  );
}
