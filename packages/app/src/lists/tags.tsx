import { distinctTags, location as rule, tagKey } from '@hearback/schema/rules';
import { Badge, type EntityColumn, type SelectOption } from '@hearback/ui';
import { pick } from 'valibot';

import { FormikTagsField } from '../fields/FormikTagsField';
import { useFieldIssues } from '../fields/useFieldIssues';
import { useIntl } from '../i18n/IntlProvider';
import { useTagChoicesQuery } from '../server/generated/hooks';
import { messages } from './messages';
import * as styles from './tags.css';

const toChips = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 ? (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  ) : undefined;

/** The column of tags in a list; below the name where there is no room for it. */
export function useTagsColumn(): EntityColumn<{ tags: readonly string[] }> {
  const { formatMessage } = useIntl();
  return {
    id: 'tags',
    below: 1240,
    label: formatMessage(messages.tags),
    cell: toChips,
    brief: toChips,
    isHideable: true,
  };
}

/** Reads the tags of the account again after a change, where they are shown. */
export const afterTags = { refetchQueries: ['TagChoices'] };

/** The tags of the account by name, and the words of a filter by them. */
export function useTags(chosen = '') {
  const { formatMessage, locale } = useIntl();
  const { data } = useTagChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const tags = data?.tags ?? [];
  const known = tags.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, locale));
  // A link may write a tag in another case, or name one that nothing carries any more.
  const names = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  return {
    tags,
    names,
    label: formatMessage(messages.tag),
    everything: formatMessage(messages.allTags),
    options: names.map((name): SelectOption => ({ value: name, label: name })),
  };
}

/** The tags of a thing, by the rule of locations and codes. */
export const ownTags = pick(rule, ['tags']);

/** Tags to add to several things and to remove from them. */
export interface TagChanges {
  addedTags: string[];
  removedTags: string[];
}

export const noTagChanges: TagChanges = { addedTags: [], removedTags: [] };

/** The tags of a thing after the changes. One that is added and removed is there. */
export function changeTags(tags: readonly string[], { addedTags, removedTags }: TagChanges) {
  const removed = new Set(removedTags.map(tagKey));
  return distinctTags([...tags.filter((tag) => !removed.has(tagKey(tag))), ...addedTags]);
}

interface CarriersProps {
  carriers: readonly { tags: readonly string[] }[];
}

/** Checks changes of tags, also against the number of tags that one thing may carry. */
export function useTagChangesCheck({ carriers }: CarriersProps) {
  const { validate } = useFieldIssues();
  const check = validate(ownTags);
  return async (changes: TagChanges) => {
    const longest = carriers
      .map(({ tags }) => changeTags(tags, changes))
      .reduce((a, b) => (b.length > a.length ? b : a), []);
    const { tags: wrong = (await check({ tags: longest })).tags } = await check({
      tags: changes.addedTags,
    });
    return wrong === undefined ? {} : { addedTags: wrong };
  };
}

/** The fields of tags to add to several things, and to remove where one carries any. */
export function TagChangesFields({ carriers }: CarriersProps) {
  const { formatMessage } = useIntl();
  const carried = distinctTags(carriers.flatMap(({ tags }) => tags)).toSorted();
  return (
    <>
      <FormikTagsField
        name="addedTags"
        label={formatMessage(messages.addTags)}
        hint={formatMessage(messages.tagsHint)}
      />
      {carried.length > 0 && (
        <FormikTagsField
          name="removedTags"
          label={formatMessage(messages.removeTags)}
          options={carried}
        />
      )}
    </>
  );
}
