import { isSame } from './isSame';

/** The same list of keys, as it was and as two sides left it. */
export interface Orders {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/** What all three lists have, in the order of each. */
function common({ base, mine, theirs }: Orders): Orders {
  const isCommon = (key: string) =>
    base.includes(key) && mine.includes(key) && theirs.includes(key);
  return {
    base: base.filter(isCommon),
    mine: mine.filter(isCommon),
    theirs: theirs.filter(isCommon),
  };
}

/** Who moved something. Both: each in another way. */
export function moversOf(orders: Orders): 'nobody' | 'mine' | 'theirs' | 'both' {
  const { base, mine, theirs } = common(orders);
  if (isSame(base, theirs)) return isSame(base, mine) ? 'nobody' : 'mine';
  return isSame(base, mine) || isSame(mine, theirs) ? 'theirs' : 'both';
}

/** All keys of both sides in the order of one; what only the other has stays after its neighbor. */
export function mergeOrder({ mine, theirs }: Orders, leader: 'mine' | 'theirs'): string[] {
  const [first, second] = leader === 'mine' ? [mine, theirs] : [theirs, mine];
  const merged = [...first];
  second.forEach((key, index) => {
    if (merged.includes(key)) return;
    const neighbor = second[index - 1];
    merged.splice(neighbor === undefined ? 0 : merged.indexOf(neighbor) + 1, 0, key);
  });
  return merged;
}
