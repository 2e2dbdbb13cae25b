import type { Imposition, PrintPage } from '@hearback/print/files';

/** One code, named as its file will be. */
export interface NamedPage extends PrintPage {
  name: string;
}

/** What a printed code can be saved as. */
export type PrintFormat = 'pdf' | 'svg' | 'png300' | 'png600';

/** Everything that sheets are made from, as plain data: it goes to another thread. */
export interface PrintJob {
  pages: readonly NamedPage[];
  language: string;
  /** Names the file, and is its title. */
  title: string;
  /** How pages share a sheet. Left out: each has its own. */
  imposition?: Imposition;
  copies: number;
  hasBleed: boolean;
  hasCropMarks: boolean;
}

/** A sheet as a picture, for the screen and for the browser’s own printing. */
export interface SheetPicture {
  svg: Blob;
  /** Millimetres. */
  width: number;
  height: number;
}

/** What a worker is asked for. */
export type PrintRequest =
  | { kind: 'file'; job: PrintJob; format: PrintFormat }
  /** The sheets of a job as pictures, from one of them on, which is the last where there are fewer. */
  | {
      kind: 'sheets';
      job: PrintJob;
      from: number;
      most: number;
      /** Whether they are looked at, not printed: with the outlines of cuts and labels. */
      isForScreen?: boolean;
    };

/** What it answers in the end. */
export type PrintResult =
  | { kind: 'file'; file: Blob; ending: 'pdf' | 'svg' | 'png' | 'zip' }
  | { kind: 'sheets'; sheets: readonly SheetPicture[]; total: number };

/** What comes back: how far it is, then what was asked for or why not. */
export type PrintAnswer =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; result: PrintResult }
  | { kind: 'failed'; message: string };
