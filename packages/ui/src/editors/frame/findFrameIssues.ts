import { usualCodeText } from '@hearback/print/codes';
import { lettersMissing } from '@hearback/print/frames';
import { findScanIssues, inkOf, isOnSheet, type PlainScanIssueCode } from '@hearback/print/scan';
import type { FrameDocument, FrameElement, FrameSize } from '@hearback/schema/documents';

import type { EditorIssue } from '../kit/EditorIssue';

/** Issues of text and drawings that are trimmed or punched. */
type CutIssue = 'cut_off' | 'in_hole';

/** Element types that must not be trimmed. Backgrounds and photos may bleed; the code has its own rules. */
const staysWhole: ReadonlySet<FrameElement['type']> = new Set(['text', 'logo', 'icon']);

/** Issue if the trim or the hole of a hanger removes a part of an element that must stay whole. */
function findCutIssue(element: FrameElement, size: FrameSize): CutIssue | undefined {
  if (!staysWhole.has(element.type)) return undefined;
  const ink = inkOf(element);
  if (ink.every((outline) => isOnSheet(outline, size))) return undefined;
  const isBetweenEdges = ink.every((outline) => isOnSheet(outline, { ...size, cut: 'rectangle' }));
  return size.cut === 'hanger' && isBetweenEdges ? 'in_hole' : 'cut_off';
}

/** Issue that an owner should see before a frame is printed. */
export type FrameIssue = EditorIssue<
  'name_required' | 'no_logo' | 'letters_missing' | CutIssue | PlainScanIssueCode
>;

/** Scan issues that can be found from the document alone, by the rules of the scan check. */
function scanIssuesOf(document: FrameDocument): FrameIssue[] {
  const art = { document, codeText: usualCodeText, language: 'en-US' };
  return findScanIssues(art, false).map(({ code, elementId }) => ({
    code,
    ...(elementId !== undefined && { partId: elementId }),
  }));
}

/** Print issues other than those of the scan check. */
export function findIssuesBesideScan(document: FrameDocument): FrameIssue[] {
  const issues: FrameIssue[] = [];
  if (document.name.trim() === '') issues.push({ code: 'name_required' });

  for (const element of document.content) {
    if (element.type === 'text') {
      const { text } = element;
      const said = typeof text === 'string' ? text : Object.values(text).join('');
      if (lettersMissing(said).length > 0) {
        issues.push({ code: 'letters_missing', partId: element.id });
      }
    }
    if (element.type === 'logo' && element.image === null) {
      issues.push({ code: 'no_logo', partId: element.id });
    }
    const cut = findCutIssue(element, document.size);
    if (cut) issues.push({ code: cut, partId: element.id });
  }
  return issues;
}

/** Lists the issues of a frame. The API finally decides if a frame can be published. */
export const findFrameIssues = (document: FrameDocument): FrameIssue[] => [
  ...findIssuesBesideScan(document),
  ...scanIssuesOf(document),
];
