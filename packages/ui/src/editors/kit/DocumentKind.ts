import type { LocalizedText } from '@hearback/schema/documents';

import type { IconComponent } from '../../icons';
import type { Turn } from './history';
import type { Step } from './Step';

/** What every part of a document has. */
export interface DocumentPart {
  id: string;
  type: string;
}

/** A page of a document beside its parts: chosen like one of them, and never moved or removed. */
interface DocumentPage<Document> {
  id: string;
  icon: IconComponent;
  /** The words that stand first on it. */
  wordsOf: (document: Document) => LocalizedText | undefined;
}

/** What the kit has to know about a kind of document whose parts stand in a list. */
export interface DocumentKind<Document, Part extends DocumentPart, Added extends string, Command> {
  /**
   * The document after a command. The same object when the command changes nothing. What it was
   * before is there for a command that goes on from an earlier one.
   */
  apply: (document: Document, command: Command, past?: readonly Turn<Document>[]) => Document;
  /** What a command is called, told from the document before it. */
  stepOf: (command: Command, document: Document) => Step;
  partsOf: (document: Document) => readonly Part[];
  /** What else can be chosen, above the parts. Left out: nothing. */
  pages?: readonly DocumentPage<Document>[];
  /** The languages of its texts. Left out, or none: those of the product. */
  languagesOf?: (document: Document) => readonly string[];
  iconOf: (type: Part['type'] | Added) => IconComponent;
  /** The words that tell one part from another of its type. */
  wordsOf: (part: Part) => LocalizedText | undefined;
  canRemove: (part: Part) => boolean;
  /** What a person can add. */
  addable: readonly Added[];
  hasRoomFor: (document: Document, type: Added) => boolean;
  add: (type: Added) => Command;
  /** Adds at a place in the list. Left out where what is added has a place of its own. */
  addAt?: (type: Added, toIndex: number) => Command;
  move: (id: string, toIndex: number) => Command;
  remove: (id: string) => Command;
  /** Leaves the document as it was where there is no room for one more. */
  duplicate?: (id: string) => Command;
}
