import type { CodeStyle, FrameDocument, FrameElement, Placement } from '@hearback/schema/documents';

import type { Fonts } from '../fonts/openFonts.ts';
import type { SizeAdvice } from './adviseSize.ts';
import type { Raster, Rasteriser } from '../files/png/openRasteriser.ts';

/** What is printed: a frame, and the code that stands on it. */
export interface ScanArt {
  document: FrameDocument;
  /** What the code has to read as: `payloadOf` its address. */
  codeText: string;
  /** How the code looks, when it has a style of its own. Left out: as the frame says. */
  codeStyle?: CodeStyle;
  /** Which of a text's languages is drawn. */
  language: string;
  /** The pictures' bytes as `data:image/png;base64,…`, by image id. Others are left out. */
  images?: Readonly<Record<string, string>>;
}

/** A reason that the document alone shows. */
export type PlainScanIssue = ScanIssue<PlainScanIssueCode>;

/** Something that finds the codes of a picture. */
export interface Decoder {
  name: string;
  /** What every code in the picture reads as. Empty: none was found. */
  read: (image: Raster) => Promise<readonly string[]>;
}

/** What the check is made with; the caller brings all of it, so that it runs anywhere. */
export interface ScanTools {
  fonts: Fonts;
  rasteriser: Rasteriser;
  decoders: readonly Decoder[];
}

/** How the check photographs the art. */
export const captureNames = ['near', 'arm', 'far', 'dim', 'tilted', 'copied', 'blurred'] as const;
export type CaptureName = (typeof captureNames)[number];

/** What the document alone shows, at once. */
export const plainScanIssueCodes = [
  'no_code',
  'inverted',
  'contrast',
  'level_low_for_logo',
  'too_small_for_distance',
  'outside',
  'covered',
  'quiet_zone',
] as const;
export type PlainScanIssueCode = (typeof plainScanIssueCodes)[number];

/** Everything the check may find: the last ones only with pictures. */
export type ScanIssueCode = PlainScanIssueCode | 'wrong_payload' | 'cannot_decode' | 'weak_capture';

/** A change that removes an issue. Plain data; `applyFix` carries it out. */
export type ScanFix =
  /** Undefined takes a choice back to the plain one. */
  | { kind: 'style'; style: { [Key in keyof CodeStyle]?: CodeStyle[Key] | undefined } }
  | { kind: 'place'; x_mm: number; y_mm: number; width_mm: number; toFront: boolean }
  | { kind: 'placement'; placement: Placement }
  | { kind: 'remove'; elementId: string }
  | { kind: 'add'; element: FrameElement };

/** One reason why the art may not scan. */
export interface ScanIssue<Code extends ScanIssueCode = ScanIssueCode> {
  code: Code;
  /** A block keeps a code from being published; a warning asks. */
  severity: 'block' | 'warn';
  /** Which element of the frame is at fault, or in the way. */
  elementId?: string;
  /** Which capture was not read, or only by some. */
  capture?: CaptureName;
  fix?: ScanFix;
}

/** One photograph, and who could read it. */
export interface ScanCapture {
  name: CaptureName;
  /** Whether each decoder read exactly what the code has to say. */
  decoders: Readonly<Record<string, boolean>>;
}

/** What the check found. */
export interface ScanReport {
  verdict: 'pass' | 'warn' | 'block';
  issues: readonly ScanIssue[];
  captures: readonly ScanCapture[];
  /** How wide a module is printed. 0 without a code. */
  moduleMm: number;
  /** From how far the code is read where it is put. */
  readingDistanceMm: number;
  /** How large this code should be there. Left out without a code. */
  advice?: SizeAdvice;
}
