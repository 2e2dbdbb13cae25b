import type { ReactNode } from 'react';

import type { IntlShape } from '@formatjs/intl';
import type { Merge, MergeVersions } from '@hearback/ui/editors/form';

import type { AnyMessage } from '../../../i18n/Messages';
import type { InputError } from '../refusalOfDocument';

/** Properties of every part of a document. */
interface Part {
  id: string;
  type: string;
}

/** One side of a comparison of two documents. */
export interface ComparedSide<Document> {
  label: string;
  document: Document;
}

/** Configuration for editing forms or frames. */
export interface EditedDocument<Document> {
  /** Its name in codes, addresses and drafts. */
  link: 'form' | 'frame';
  editorPath: (id: string) => string;
  /** Client-side validation errors: a document without a name stays a draft. */
  check: (document: Document) => readonly InputError[];
  merge: (versions: MergeVersions<Document>) => Merge<Document, Part>;
  /** Returns a copy with another name. */
  rename: (document: Document, name: string) => Document;
  nameOf: (document: Document) => string;
  /** Names of elements in conflicts, by type of part or by the name used in a merge. */
  thingNames: (intl: IntlShape) => Readonly<Record<string, string>>;
  /** Renders both sides for comparison. */
  renderBoth: (left: ComparedSide<Document>, right: ComparedSide<Document>) => ReactNode;
  messages: { created: AnyMessage; updated: AnyMessage };
}
