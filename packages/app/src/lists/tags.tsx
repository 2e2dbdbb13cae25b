import { Badge, type EntityColumn, type SelectOption } from '@hearback/ui';

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
