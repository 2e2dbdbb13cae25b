import type { RecentThing } from '../recents/recentThings';

/** Something that was found by its name. */
export interface Thing extends RecentThing {
  /** Where it belongs: an address, a company, a location. */
  hint: string;
}
