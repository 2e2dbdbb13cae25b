/**
 * Lines of business, as the gallery groups them. Each has a starter form, `starter-<trade>`. The pattern matches
 * the beginning of a word in a name, in English or Polish, in lower case and without accents.
 */
const patterns = {
  food: {
    cafe: /^(caf|coffee|espresso|kaw|bakery|piekarni|cukierni|herbaciarni|tea(room)?s?$|patisserie)/,
    restaurant:
      /^(restaur|bistro|pizz|bars?$|pubs?$|trattori|sushi|ramen|burger|kebab|gospod|karczm|taver|grill|brasserie|jadlodajni|pierog|kuchni)/,
  },
  outings: {
    hotel: /^(hotel|hostel|motel|pensjonat|guesthouse|inn$|resort|apartament|apartment|nocleg)/,
    event:
      /^(event|wydarzeni|festi[vw]al|teatr|theat|konce|concert|kino|cinema|konferenc|conference)/,
    museum: /^(muze|museum|galeri|gallery|wystaw|exhibition|zamek|castle)/,
  },
  care: {
    salon: /^(salon|hair|fryzjer|barber|beauty|kosmety|nails?$|paznok|spa$|tatto|tatua)/,
    clinic:
      /^(clinic|klini|przychodni|dent|stomatolog|medic|medycz|doctor|gabinet|apteka|pharmac|vets?$|weteryn|physio|fizjo)/,
    gym: /^(gyms?$|fitness|silowni|crossfit|yoga|joga|pilates|sport|basen|swimming|tenis|tennis)/,
  },
  services: {
    shop: /^(shop|sklep|store|butik|boutique|market|delikates|ksiegarni|book|florist|kwiaciarni)/,
    workshop:
      /^(garage|warsztat|auto|serwis|service|repair|mechani|wulkaniz|tyres?$|tires?$|rower)/,
    course: /^(course|kurs|school|szkol|akadem|academy|language|training|universi|uniwers)/,
    office: /^(urzad|urzed|magistrat|ratusz|gmin|starostw|townhall|municip|council|registry)/,
  },
} as const;

export type TradeGroup = keyof typeof patterns;

type TradeOf<Group extends TradeGroup> = Group extends TradeGroup
  ? keyof (typeof patterns)[Group]
  : never;

/** A line of business. */
export type Trade = TradeOf<TradeGroup>;

/** In the order of the gallery. */
export const tradeGroups = Object.keys(patterns) as TradeGroup[];

const known = tradeGroups.flatMap((group) =>
  Object.entries<RegExp>(patterns[group]).map(([trade, pattern]) => ({
    trade: trade as Trade,
    group,
    pattern,
  })),
);

export const trades: readonly Trade[] = known.map(({ trade }) => trade);

export const groupOfTrade = (trade: Trade): TradeGroup =>
  known.find((each) => each.trade === trade)?.group ?? 'services';

/** The trade of a starter form. Undefined for a template of the account. */
export const tradeOfStarter = (id: string): Trade | undefined =>
  trades.find((trade) => id === `starter-${trade}`);

/** The trades that a starter form is made for: none for a template of the account. */
export const tradesOfStarter = ({ id }: { id: string }): readonly Trade[] => {
  const trade = tradeOfStarter(id);
  return trade === undefined ? [] : [trade];
};

/** The trade that the names of a company and its places speak of, the first name that does. */
export function guessTrade(names: readonly string[]): Trade | undefined {
  const words = names.flatMap((name) =>
    name
      .toLowerCase()
      .replaceAll('ł', 'l')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .split(/[^\p{L}\p{N}]+/u),
  );
  for (const word of words) {
    const found = known.find(({ pattern }) => pattern.test(word));
    if (found) return found.trade;
  }
  return undefined;
}

/** Sorts what is made for trades: for this one, for its group, for the others. */
export function sortByTrade<Thing>(
  things: readonly Thing[],
  tradesOf: (thing: Thing) => readonly Trade[],
  trade: Trade | undefined,
): Thing[] {
  if (trade === undefined) return [...things];
  const group = groupOfTrade(trade);
  const distance = (thing: Thing) => {
    const own = tradesOf(thing);
    if (own.includes(trade)) return 0;
    return own.some((each) => groupOfTrade(each) === group) ? 1 : 2;
  };
  return things.toSorted((one, other) => distance(one) - distance(other));
}
