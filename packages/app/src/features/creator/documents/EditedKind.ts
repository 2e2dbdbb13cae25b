import type { ReactNode } from 'react';

import type { IntlShape } from '@formatjs/intl';
import type { Merge, Versions } from '@hearback/ui/editors/form';

import type { AnyMessage } from '../../../i18n/AnyMessage';
import type { InputError } from '../refusalOfDocument';

/** What every part of a document has. */
interface Part {
  id: string;
  type: string;
}

/** One side of a question about two documents. */
export interface ComparedSide<Document> {
  label: string;
  document: Document;
}

/** What has to be known about forms or frames to edit them. */
export interface EditedKind<Document> {
  /** How codes, addresses and drafts name it. */
  link: 'form' | 'frame';
  editorPath: (id: string) => string;
  /** What is wrong before the server is asked: without a name, it stays a draft. */
  check: (document: Document) => readonly InputError[];
  merge: (versions: Versions<Document>) => Merge<Document, Part>;
  /** Under another name. */
  rename: (document: Document, name: string) => Document;
  nameOf: (document: Document) => string;
  /** What two sides can have changed, by what a merge calls it: a type of part, or a name of its own. */
  thingNames: (intl: IntlShape) => Readonly<Record<string, string>>;
  /** Both sides, to be looked at. */
  renderBoth: (left: ComparedSide<Document>, right: ComparedSide<Document>) => ReactNode;
  messages: { created: AnyMessage; updated: AnyMessage };
}
