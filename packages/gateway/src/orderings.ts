import type { OrderDirection } from './resolvers.generated.ts';

/** `{ field: 'DATE_CREATED', direction: 'DESC' }` as the API spells it: `-date_created`. */
export const toOrdering = (
  order: { field: string; direction: OrderDirection } | null | undefined,
): string | undefined =>
  order ? `${order.direction === 'DESC' ? '-' : ''}${order.field.toLowerCase()}` : undefined;
