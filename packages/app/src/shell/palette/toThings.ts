import type { CommandPaletteQuery } from '../../server/generated/graphql';
import type { Thing } from './Thing';

/** What the server found, as one list. */
export const toThings = (found: CommandPaletteQuery): Thing[] => [
  ...found.companies.items.map(({ id, name, address }) => ({
    kind: 'company' as const,
    id,
    name,
    hint: address,
  })),
  ...found.locations.items.map(({ id, name, company }) => ({
    kind: 'location' as const,
    id,
    name,
    hint: company.name,
  })),
  ...found.forms.items.map(({ id, title }) => ({
    kind: 'form' as const,
    id,
    name: title,
    hint: '',
  })),
  ...found.frames.items.map(({ id, name }) => ({ kind: 'frame' as const, id, name, hint: '' })),
  ...found.codes.items.map(({ id, name, location }) => ({
    kind: 'code' as const,
    id,
    name,
    hint: location.name,
  })),
];
