/** What somebody does next. `at` and `other` choose among the things that are there. */
export interface Step {
  kind: (typeof stepKinds)[number];
  at: number;
  other: number;
}

export const stepKinds = [
  'addCompany',
  'addLocation',
  'addForm',
  'addCode',
  'showForm',
  'publishCode',
  'pauseCode',
  'resumeCode',
  'answer',
  'removeCompany',
  'removeLocation',
  'removeForm',
  'removeCode',
  'takeBack',
] as const;

interface Code {
  location: string;
  form: string | null;
  state: 'draft' | 'published' | 'paused';
  /** The rating of each answer. */
  ratings: readonly number[];
}

/** All that an account holds, by names: what its lists have to say after each step. */
export interface Account {
  companies: Map<string, null>;
  locations: Map<string, string>;
  forms: Map<string, null>;
  codes: Map<string, Code>;
}

/** One step of the model: what it is done to, and what is there afterwards. */
export interface Done {
  account: Account;
  /** Names of the things it is about. Undefined where there is nothing to do it to. */
  names: string[] | undefined;
}

export const emptyAccount = (): Account => ({
  companies: new Map(),
  locations: new Map(),
  forms: new Map(),
  codes: new Map(),
});

const choose = (things: ReadonlyMap<string, unknown>, at: number): string | undefined =>
  [...things.keys()][things.size === 0 ? 0 : at % things.size];

const leaveOut = <Thing>(
  things: ReadonlyMap<string, Thing>,
  isGone: (name: string, thing: Thing) => boolean,
) => new Map([...things].filter(([name, thing]) => !isGone(name, thing)));

const withoutLocations = (
  account: Account,
  isGone: (name: string, company: string) => boolean,
): Account => {
  const locations = leaveOut(account.locations, isGone);
  return {
    ...account,
    locations,
    codes: leaveOut(account.codes, (_, code) => !locations.has(code.location)),
  };
};

const withCode = (account: Account, name: string, changes: Partial<Code>): Account => {
  const code = account.codes.get(name);
  return code
    ? { ...account, codes: new Map([...account.codes, [name, { ...code, ...changes }]]) }
    : account;
};

/** The rating that an answer gives. */
export const ratingOf = (other: number): number => (other % 10) + 1;

/** What an account holds after a step. `newName` is what a new thing is called. */
export function doInModel(account: Account, { kind, at, other }: Step, newName: string): Done {
  const none: Done = { account, names: undefined };
  const about =
    (...names: (string | undefined)[]) =>
    (next: (...given: string[]) => Account): Done => {
      const given = names.filter((name) => name !== undefined);
      return given.length < names.length ? none : { account: next(...given), names: given };
    };
  const company = choose(account.companies, at);
  const location = choose(account.locations, at);
  const code = choose(account.codes, at);
  const form = choose(account.forms, other);
  const shown = account.codes.get(code ?? '');

  switch (kind) {
    case 'addCompany':
      return about(newName)(() => ({
        ...account,
        companies: new Map([...account.companies, [newName, null]]),
      }));
    case 'addForm':
      return about(newName)(() => ({
        ...account,
        forms: new Map([...account.forms, [newName, null]]),
      }));
    case 'addLocation':
      return about(
        newName,
        company,
      )((name = '', owner = '') => ({
        ...account,
        locations: new Map([...account.locations, [name, owner]]),
      }));
    case 'addCode':
      return about(
        newName,
        location,
        form,
      )((name = '', place = '', shows = '') => ({
        ...account,
        codes: new Map([
          ...account.codes,
          [name, { location: place, form: shows, state: 'draft', ratings: [] }],
        ]),
      }));
    case 'showForm':
      return shown?.state === 'draft'
        ? about(code, form)((name = '', shows = '') => withCode(account, name, { form: shows }))
        : none;
    case 'publishCode':
      return shown?.state === 'draft' && shown.form !== null
        ? about(code)((name = '') => withCode(account, name, { state: 'published' }))
        : none;
    case 'pauseCode':
      return shown?.state === 'published'
        ? about(code)((name = '') => withCode(account, name, { state: 'paused' }))
        : none;
    case 'resumeCode':
      return shown?.state === 'paused'
        ? about(code)((name = '') => withCode(account, name, { state: 'published' }))
        : none;
    case 'answer':
      return shown?.state === 'published'
        ? about(code)((name = '') =>
            withCode(account, name, { ratings: [...shown.ratings, ratingOf(other)] }),
          )
        : none;
    case 'removeCompany':
      return about(company)((name) => ({
        ...withoutLocations(account, (_, owner) => owner === name),
        companies: leaveOut(account.companies, (each) => each === name),
      }));
    case 'removeLocation':
      return about(location)((name) => withoutLocations(account, (each) => each === name));
    case 'removeForm':
      return about(form)((name) => ({
        ...account,
        forms: leaveOut(account.forms, (each) => each === name),
        codes: new Map(
          [...account.codes].map(([each, one]) => [
            each,
            one.form === name ? { ...one, form: null, state: 'draft' } : one,
          ]),
        ),
      }));
    case 'removeCode':
      return about(code)((name) => ({
        ...account,
        codes: leaveOut(account.codes, (each) => each === name),
      }));
    case 'takeBack':
      return none;
  }
}

const countOf = <Thing>(things: ReadonlyMap<string, Thing>, is: (thing: Thing) => boolean) =>
  [...things.values()].filter(is).length;

/** Means are compared to so many digits: sums of the same numbers can differ in the last ones. */
export const digits = 6;

/** What statistics say of the codes that are there. */
function describeFigures(codes: Account['codes']) {
  const ratings = [...codes.values()].flatMap((code) => code.ratings);
  const shareOf = (is: (rating: number) => boolean) => ratings.filter(is).length / ratings.length;
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return {
    submissions: ratings.length,
    average: ratings.length === 0 ? null : mean.toFixed(digits),
    nps:
      ratings.length === 0
        ? null
        : (100 * (shareOf((rating) => rating > 8) - shareOf((rating) => rating < 7))).toFixed(
            digits,
          ),
    byRating: ratings.toSorted((a, b) => a - b).join(' '),
    byCode: [...codes]
      .filter(([, code]) => code.ratings.length > 0)
      .map(([name, code]) => `${name}: ${code.ratings.length} answers`)
      .toSorted(),
  };
}

/** What the lists of an account say. */
export function describeAccount({ companies, locations, forms, codes }: Account) {
  const sorted = (lines: string[]) => lines.toSorted();
  const companyOf = (code: Code) => locations.get(code.location);
  return {
    companies: sorted(
      [...companies.keys()].map(
        (name) =>
          `${name}: ${countOf(locations, (owner) => owner === name)} places, ${countOf(codes, (code) => companyOf(code) === name)} codes`,
      ),
    ),
    locations: sorted(
      [...locations].map(
        ([name, owner]) =>
          `${name} of ${owner}: ${countOf(codes, (code) => code.location === name)} codes`,
      ),
    ),
    forms: sorted(
      [...forms.keys()].map(
        (name) => `${name}: ${countOf(codes, (code) => code.form === name)} codes`,
      ),
    ),
    codes: sorted(
      [...codes].map(
        ([name, { location, form, state }]) => `${name} at ${location} shows ${form}, ${state}`,
      ),
    ),
    answers: [...codes.values()].flatMap(({ ratings }) => ratings).length,
    figures: describeFigures(codes),
  };
}
