import { Badge } from '../Badge/Badge';
import type { EntityColumn } from '../EntityList/EntityList';

export interface SampleCode {
  id: string;
  name: string;
  location: string;
  state: 'draft' | 'published' | 'paused';
  scans: number;
  created: string;
}

const names = [
  'Table by the window',
  'Counter',
  'Terrace, north',
  'Receipt strip',
  'Stolik przy oknie',
  'Door hanger 204',
];
const locations = ['Rynek 12', 'Kazimierz', 'Food truck'];
const states = ['published', 'published', 'paused', 'draft'] as const;

/** Thirty codes that look like a café's. The same ones every time. */
export const codes: readonly SampleCode[] = Array.from({ length: 30 }, (_, index) => {
  const round = Math.floor(index / names.length);
  const name = names[index % names.length] ?? '';
  return {
    id: `code-${index + 1}`,
    name: round === 0 ? name : `${name} ${round + 1}`,
    location: locations[index % locations.length] ?? '',
    state: states[index % states.length] ?? 'draft',
    scans: (index * 397) % 1_289,
    created: `${(index % 27) + 1} May 2026`,
  };
});

const badges = {
  draft: <Badge dot="hollow">Draft</Badge>,
  published: (
    <Badge dot="full" tone="success">
      Published
    </Badge>
  ),
  paused: (
    <Badge dot="half" tone="warning">
      Paused
    </Badge>
  ),
};

/** What a list of codes shows of each. */
export const codeColumns: readonly EntityColumn<SampleCode>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name, isSortable: true },
  { id: 'location', label: 'Location', cell: ({ location }) => location, isHideable: true },
  { id: 'state', label: 'State', cell: ({ state }) => badges[state], isHideable: true },
  {
    id: 'scans',
    label: 'Scans',
    cell: ({ scans }) => scans.toLocaleString('en-US'),
    isSortable: true,
    isHideable: true,
    align: 'end',
  },
  {
    id: 'created',
    label: 'Date created',
    cell: ({ created }) => created,
    isSortable: true,
    isHideable: true,
    isHiddenAtFirst: true,
  },
];
