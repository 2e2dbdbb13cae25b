import type { CodeStyle, FrameDocument, FrameElement, Placement } from '@hearback/schema/documents';

import type { Fonts } from '../fonts/openFonts.ts';
import type { SizeAdvice } from './adviseSize.ts';
import type { Raster, Rasteriser } from '../files/png/openRasteriser.ts';

/** The art to check: a frame and its code. */
export interface ScanArt {
  document: FrameDocument;
  /** Text that the code must be read as: `payloadOf` its address. */
  codeText: string;
  /** The code's own style. Omitted: the style of the frame's code element. */
  codeStyle?: CodeStyle;
  /** Language in which texts are drawn. */
  language: string;
  /** The pictures' bytes as `data:image/png;base64,…`, by image id. Others are omitted. */
  images?: Readonly<Record<string, string>>;
}

/** A reason that the document alone shows. */
export type PlainScanIssue = ScanIssue<PlainScanIssueCode>;

/** Something that finds the codes of a picture. */
export interface Decoder {
  name: string;
  /** Returns the text of every code in the picture. Empty: none was found. */
  read: (image: Raster) => Promise<readonly string[]>;
}

/** Dependencies of the check, injected so that it runs in any environment. */
export interface ScanTools {
  fonts: Fonts;
  rasteriser: Rasteriser;
  decoders: readonly Decoder[];
}

/** Simulated photographs of the art. */
export const captureNames = ['near', 'arm', 'far', 'dim', 'tilted', 'copied', 'blurred'] as const;
export type CaptureName = (typeof captureNames)[number];

/** Issues that the document alone shows, without decoding. */
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
  /** A block keeps a code from being published; a warning needs a confirmation. */
  severity: 'block' | 'warn';
  /** The element of the frame that causes the issue. */
  elementId?: string;
  /** The capture that no decoder read, or only some did. */
  capture?: CaptureName;
  fix?: ScanFix;
}

/** One photograph, and who could read it. */
export interface ScanCapture {
  name: CaptureName;
  /** True for each decoder that read exactly the expected text. */
  decoders: Readonly<Record<string, boolean>>;
}

/** Result of the check. */
export interface ScanReport {
  verdict: 'pass' | 'warn' | 'block';
  issues: readonly ScanIssue[];
  captures: readonly ScanCapture[];
  /** Printed width of a module in millimeters. 0 without a code. */
  moduleMm: number;
  /** From how far the code is read where it is put. */
  readingDistanceMm: number;
  /** Recommended sizes of this code for its reading distance. Omitted without a code. */
  advice?: SizeAdvice;
}
