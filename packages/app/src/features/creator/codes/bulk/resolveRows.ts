import type { CodeChoices } from '../useCodeChoices';
import type { BulkRow, LinkField, LostLink } from './BulkRow';
import type { FileRow } from './readCodesFile';

interface Named {
  id: string;
  name: string;
}

const plain = (text: string) => text.trim().toLowerCase();

/** The id of a thing by its id or its name, whatever its letter case. */
function findLink(text: string, things: readonly Named[]): string | LostLink {
  if (text === '') return '';
  const byId = things.find(({ id }) => id === text);
  if (byId) return byId.id;
  const [first, second] = things.filter(({ name }) => plain(name) === plain(text));
  if (!first) return { text, issue: 'unknown_name' };
  return second ? { text, issue: 'several' } : first.id;
}

/** Links the rows of a file with what their cells name. */
export function resolveRows(
  rows: readonly FileRow[],
  { locations, forms, frames }: Pick<CodeChoices, 'locations' | 'forms' | 'frames'>,
): BulkRow[] {
  const titled = forms.map(({ id, title }) => ({ id, name: title }));

  return rows.map(({ line, name, description, location, form, frame }) => {
    const found = {
      locationId: findLink(location, locations),
      formId: findLink(form, titled),
      frameId: findLink(frame, frames),
    };
    const row: BulkRow = {
      line,
      name,
      description,
      locationId: '',
      formId: '',
      frameId: '',
      lost: {},
    };
    for (const [field, link] of Object.entries(found) as [LinkField, string | LostLink][]) {
      if (typeof link === 'string') row[field] = link;
      else row.lost[field] = link;
    }
    return row;
  });
}
