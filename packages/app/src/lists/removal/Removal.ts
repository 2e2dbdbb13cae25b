import type { TypedDocumentNode } from '@apollo/client';

import type { ThingKind } from '../../server/lists/removeThings';
import type { AnyMessage } from '../../i18n/AnyMessage';

/** What the server says to a removal. */
interface RemovalAnswer {
  removedIds: string[];
  deletionId: string | null;
  errors: readonly { field: string | null; code: string }[];
}

/** How one kind of thing is removed. */
export interface Removal<Field extends string, Input extends { ids: string[] }> {
  kind: ThingKind;
  document: TypedDocumentNode<Record<Field, RemovalAnswer>, { input: Input }>;
  /** The mutation's field. */
  field: Field;
  inputOf: (ids: string[]) => Input;
  /** The query of the list, which closes up with what stood behind the removed rows. */
  page: string;
  /** Says that it worked. */
  removed: AnyMessage;
}

/** The usual input of a removal. */
export const idsOf = (ids: string[]) => ({ ids });
