import type { LocalizedText } from '@hearback/schema/documents';

import type { IconComponent } from '../../icons';

/** What every part of a document has. */
export interface DocumentPart {
  id: string;
  type: string;
}

/** What the kit has to know about a kind of document whose parts stand in a list. */
export interface DocumentKind<Document, Part extends DocumentPart, Added extends string, Command> {
  /** The document after a command. The same object when the command changes nothing. */
  apply: (document: Document, command: Command) => Document;
  /** Commands of one name in a row are one step: typing is undone by the word, not the letter. */
  stepOf: (command: Command) => string | undefined;
  partsOf: (document: Document) => readonly Part[];
  iconOf: (type: Part['type'] | Added) => IconComponent;
  /** The words that tell one part from another of its type. */
  wordsOf: (part: Part) => LocalizedText | undefined;
  canRemove: (part: Part) => boolean;
  /** What a person can add. */
  addable: readonly Added[];
  hasRoomFor: (document: Document, type: Added) => boolean;
  add: (type: Added) => Command;
  move: (id: string, toIndex: number) => Command;
  remove: (id: string) => Command;
  /** Left out where a document has one part of each type. */
  duplicate?: (id: string) => Command;
}
