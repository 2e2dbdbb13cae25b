import { lettersMissing } from '@hearback/print/frames';
import { findScanIssues, usualCodeText, type PlainScanIssueCode } from '@hearback/print/scan';
import type { FrameDocument } from '@hearback/schema/documents';

import type { EditorIssue } from '../kit/EditorIssue';
import { findCutIssue, type CutIssue } from './findCutIssue';

/** What an owner should know before the frame is printed. */
export type FrameIssue = EditorIssue<
  'name_required' | 'no_logo' | 'letters_missing' | CutIssue | PlainScanIssueCode
>;

/** What keeps phones from reading the code, as far as the document shows it: the scan gate's own rules. */
function scanIssuesOf(document: FrameDocument): FrameIssue[] {
  const art = { document, codeText: usualCodeText, language: 'en-US' };
  return findScanIssues(art, false).map(({ code, elementId }) => ({
    code,
    ...(elementId !== undefined && { partId: elementId }),
  }));
}

/** What would spoil a print, beside what the scan check reports. */
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

/** Lists what would keep a print from working. The API has the last word on what can be published. */
export const findIssues = (document: FrameDocument): FrameIssue[] => [
  ...findIssuesBesideScan(document),
  ...scanIssuesOf(document),
];
