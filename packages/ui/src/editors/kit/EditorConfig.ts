import type { LocalizedText } from '@hearback/schema/documents';

import type { IconComponent } from '../../icons';
import type { EditStep, Turn } from './history';

/** Properties of every part of a document. */
export interface DocumentPart {
  id: string;
  type: string;
}

/** A page of a document besides its parts: selectable, but never moved or removed. */
interface DocumentPage<Document> {
  id: string;
  icon: IconComponent;
  /** First text of the page. */
  wordsOf: (document: Document) => LocalizedText | undefined;
}

/** Adapter of a document type with a list of parts to the editor kit. */
export interface EditorConfig<Document, Part extends DocumentPart, Added extends string, Command> {
  /**
   * Returns the document after a command, the same object if nothing changes. `past` is for
   * commands that continue an earlier one.
   */
  apply: (document: Document, command: Command, past?: readonly Turn<Document>[]) => Document;
  /** Names the undo step of a command, given the document before it. */
  stepOf: (command: Command, document: Document) => EditStep;
  partsOf: (document: Document) => readonly Part[];
  /** Selectable pages, listed above the parts. Default: none. */
  pages?: readonly DocumentPage<Document>[];
  /** Languages of the document's texts. Undefined or empty: those of the product. */
  languagesOf?: (document: Document) => readonly string[];
  iconOf: (type: Part['type'] | Added) => IconComponent;
  /** Text that distinguishes parts of the same type. */
  wordsOf: (part: Part) => LocalizedText | undefined;
  canRemove: (part: Part) => boolean;
  /** Types that can be added. */
  addable: readonly Added[];
  hasRoomFor: (document: Document, type: Added) => boolean;
  /** Maximum number of parts of all types. Omit if `full` is right for every limit. */
  maxParts?: number;
  add: (type: Added) => Command;
  /** Adds at an index. Omit if new parts have a fixed position. */
  addAt?: (type: Added, toIndex: number) => Command;
  move: (id: string, toIndex: number) => Command;
  remove: (id: string) => Command;
  /** Command that changes nothing if the document has reached a limit. */
  duplicate?: (id: string) => Command;
}

/** Texts of an editor for documents with parts. */
export interface PartsWords<
  Type extends string = string,
  Code extends string = string,
  Name extends string = string,
> {
  types: Record<Type, string>;
  /** Name of each step applied to a part or to the document: `Move Rating`. */
  steps: Record<Name | 'replace', (part: string) => string>;
  /** Names of the pages by id. Omit if there are none. */
  pages?: Record<string, string>;
  /** Name of the whole document in the outline. */
  general: string;
  /** Heading of the palette. */
  add: string;
  /** Heading of the outline. */
  parts: string;
  /** Message when the limit of a type is reached. */
  full: string;
  /** Message when the document has `maxParts` parts. */
  crowded?: string;
  issueTitle: string;
  /**
   * Sentence of an issue with a part or with the whole document; per language, with the name of
   * that language and of the source language.
   */
  issues: Record<Code, string | ((language: string, source: string) => string)>;
  /** Issues whose sentence names the part itself, so that no name is prefixed. */
  nameless?: readonly Code[];
}
