import * as v from 'valibot';

import { issueSentences } from '@hearback/schema/errors';
import { limits } from '@hearback/schema/limits';
import { board, boardEntry, company, location, tagName } from '@hearback/schema/rules';

import { Company } from '../company/contract.ts';
import { ShownForm } from '../survey/contract.ts';
import { answered, ids } from '../collection/contract.ts';
import {
  count,
  idFilter,
  listQuery,
  moment,
  orderingBy,
  pageOf,
  tagFilter,
  uuidText,
} from '../http/list.ts';

export const LocationInput = v.pipe(
  v.strictObject(location.entries),
  v.metadata({ ref: 'LocationInput' }),
);
export type LocationInput = v.InferOutput<typeof LocationInput>;

/** A new location. */
export const NewLocation = v.pipe(
  v.strictObject({ ...location.entries, id: v.optional(uuidText) }),
  v.metadata({ ref: 'NewLocation' }),
);
export type NewLocation = v.InferOutput<typeof NewLocation>;

export const LocationChange = v.pipe(
  v.partial(v.strictObject(location.entries)),
  v.metadata({ ref: 'LocationChange' }),
);
export type LocationChange = v.InferOutput<typeof LocationChange>;

/** A place of a company where codes hang. */
export const Location = v.pipe(
  v.object({
    id: v.string(),
    ...answered(location.entries),
    // Nothing typed is answered as null.
    alert_email: v.nullable(v.string()),
    /** Only a confirmed address is written to; meanwhile alerts go to the account's own. Null: none is set. */
    alert_state: v.nullable(v.picklist(['waiting', 'confirmed', 'refused'])),
    /** When the owner of the alert address was last asked. Null: not yet. */
    alert_asked_at: v.nullable(moment),
    company_name: v.string(),
    date_created: moment,
    number_of_codes: count,
  }),
  v.metadata({ ref: 'Location' }),
);
export type Location = v.InferOutput<typeof Location>;

/** The copy's name; the first one's with a number when it is left out. */
export const DuplicateLocationInput = v.pipe(
  v.strictObject({
    id: v.optional(uuidText),
    name: v.optional(location.entries.name),
  }),
  v.metadata({ ref: 'DuplicateLocationInput' }),
);
export type DuplicateLocationInput = v.InferOutput<typeof DuplicateLocationInput>;

/** Locations to be added together, with companies that are new. Sent again under the same ids, they are added once. */
export const NewLocations = v.pipe(
  v.strictObject({
    dry_run: v.optional(v.boolean(), false),
    companies: v.optional(
      v.pipe(
        v.array(v.strictObject({ ...company.entries, id: uuidText })),
        v.maxLength(limits.companiesPerBatchMax, issueSentences.out_of_range),
      ),
      [],
    ),
    locations: v.pipe(
      v.array(v.strictObject({ ...location.entries, id: uuidText })),
      v.minLength(1, issueSentences.required),
      v.maxLength(limits.locationsPerBatchMax, issueSentences.out_of_range),
    ),
  }),
  v.metadata({ ref: 'NewLocations' }),
);
export type NewLocations = v.InferOutput<typeof NewLocations>;

/** In the order in which they were given. None after a dry run. */
export const AddedLocations = v.pipe(
  v.object({ companies: v.array(Company), locations: v.array(Location) }),
  v.metadata({ ref: 'AddedLocations' }),
);
export type AddedLocations = v.InferOutput<typeof AddedLocations>;

export const LocationPage = pageOf('LocationPage', Location);

export const LocationQuery = v.object({
  ...listQuery,
  company: idFilter,
  tag: tagFilter,
  ordering: orderingBy('name', 'email', 'address', 'company', 'date_created'),
});
export type LocationQuery = v.InferOutput<typeof LocationQuery>;

const someTags = v.optional(
  v.pipe(v.array(tagName), v.maxLength(limits.tagsMax, issueSentences.too_many_tags)),
  [],
);

/** Tags to add to locations and to remove from them: from all of them, or from none. */
export const LocationTagsInput = v.pipe(
  v.strictObject({ ids, add: someTags, remove: someTags }),
  v.metadata({ ref: 'LocationTagsInput' }),
);
export type LocationTagsInput = v.InferOutput<typeof LocationTagsInput>;

export const TaggedLocations = v.pipe(
  v.object({ locations: v.array(Location) }),
  v.metadata({ ref: 'TaggedLocations' }),
);

/** A tag of locations and codes that the caller may reach, as it is written most often. */
export const TagInUse = v.pipe(
  v.object({ name: v.string(), locations: count, codes: count }),
  v.metadata({ ref: 'Tag' }),
);
export type TagInUse = v.InferOutput<typeof TagInUse>;

export const Tags = v.pipe(v.object({ results: v.array(TagInUse) }), v.metadata({ ref: 'Tags' }));

/** A tag and its new name everywhere. Null removes it; the name of another one merges the two. */
export const TagRenaming = v.pipe(
  v.strictObject({ tag: tagName, name: v.nullable(tagName) }),
  v.metadata({ ref: 'TagRenaming' }),
);
export type TagRenaming = v.InferOutput<typeof TagRenaming>;

export const BoardInput = v.pipe(board, v.metadata({ ref: 'BoardInput' }));
export type BoardInput = v.InferOutput<typeof BoardInput>;

/** The public page of a location with what its owner changed: "You said, we did". */
export const Board = v.pipe(
  v.object({
    ...board.entries,
    /** The address of the public page. Null until it was switched on for the first time. */
    address: v.nullable(v.string()),
    /** The number of answers whose visitors allow them to be shown, without hidden ones. */
    answers_shown: count,
  }),
  v.metadata({ ref: 'Board' }),
);
export type Board = v.InferOutput<typeof Board>;

/** The look of a public page of a location, what it is of, and its languages. */
const publicPage = {
  form: ShownForm,
  venue: v.string(),
  company: v.string(),
  languages: v.array(v.string()),
};

/** The public page: the entries that are shown, in the look of the form that visitors of the place fill in. */
export const PublicBoard = v.pipe(
  v.object({
    ...publicPage,
    is_indexed: v.boolean(),
    entries: v.array(v.object(boardEntry.entries)),
    /** The slug of the code to print on the sheet. Null: none. */
    code: v.nullable(v.string()),
  }),
  v.metadata({ ref: 'PublicBoard' }),
);
export type PublicBoard = v.InferOutput<typeof PublicBoard>;

/** The public page of answers whose visitors allowed it, with the mean of all answers. */
export const PublicAnswers = v.pipe(
  v.object({
    ...publicPage,
    /** The days up to now whose ratings count. */
    days: count,
    /** The number of ratings in these days, of all answers. */
    ratings: count,
    /** Their mean, 1 to 10. Null where there are fewer than ten. */
    mean: v.nullable(v.number()),
    /** The number of answers that would be shown, but that their owner hid. */
    hidden: count,
    /** The newest 50, whatever their rating. */
    answers: v.array(
      v.object({
        rating: v.nullable(count),
        comment: v.string(),
        /** The first name. Empty: none was given. */
        name: v.string(),
        language: v.string(),
        /** The day on which it was given, in UTC. */
        day: v.string(),
      }),
    ),
  }),
  v.metadata({ ref: 'PublicAnswers' }),
);
export type PublicAnswers = v.InferOutput<typeof PublicAnswers>;
