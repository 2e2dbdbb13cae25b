import {
  contrastRatio,
  type ElementOf,
  type FrameDocument,
  type FrameElement,
} from '@hearback/schema/documents';

import type { EditorIssue } from '../kit/EditorIssue';
import { areaOf, overlap } from './areaOf';

/** What an owner should know before the frame is printed. */
export type FrameIssue = EditorIssue<
  | 'name_required'
  | 'no_code'
  | 'code_small'
  | 'code_faint'
  | 'code_light'
  | 'outside'
  | 'code_covered'
  | 'no_logo'
>;

/** Under this, phones have to come closer than people hold them. */
const codeMinMm = 20;
/** Readers work with less; print and lamplight take their share. */
const codeMinContrast = 4.5;

const opaque = (color: string) => color.slice(0, 7);

function issuesOfCode({ id, width_mm, color, background_color }: ElementOf<'code'>): FrameIssue[] {
  const dark = opaque(color);
  const light = opaque(background_color);
  const inverted = contrastRatio(dark, '#ffffff') < contrastRatio(light, '#ffffff');
  return [
    ...(width_mm < codeMinMm ? [{ code: 'code_small', partId: id } as const] : []),
    ...(contrastRatio(dark, light) < codeMinContrast || background_color.length > 7
      ? [{ code: 'code_faint', partId: id } as const]
      : []),
    ...(inverted ? [{ code: 'code_light', partId: id } as const] : []),
  ];
}

/** A shape without a filling lets the code through: a line around it, for example. */
const isOpen = (element: FrameElement) =>
  element.type === 'shape' && element.fill === null && element.shape !== 'line';

/** Whatever lies on the code, drawn after it. */
function issuesOnCode(content: readonly FrameElement[]): FrameIssue[] {
  const index = content.findIndex(({ type }) => type === 'code');
  const code = content[index];
  if (!code) return [];
  const area = areaOf(code);
  return content
    .slice(index + 1)
    .filter((element) => !isOpen(element) && overlap(areaOf(element), area))
    .map(({ id }) => ({ code: 'code_covered', partId: id }));
}

/** Lists what would keep a print from working. The API has the last word on what can be published. */
export function findIssues({ name, size, content }: FrameDocument): FrameIssue[] {
  const issues: FrameIssue[] = [];
  if (name.trim() === '') issues.push({ code: 'name_required' });
  if (content.every(({ type }) => type !== 'code')) issues.push({ code: 'no_code' });

  for (const element of content) {
    const { id, x_mm, y_mm, width_mm } = element;
    if (element.type === 'code') {
      issues.push(...issuesOfCode(element));
      // Art may run over the edge; a cut code is lost.
      if (
        x_mm < 0 ||
        y_mm < 0 ||
        x_mm + width_mm > size.width_mm ||
        y_mm + width_mm > size.height_mm
      ) {
        issues.push({ code: 'outside', partId: id });
      }
    }
    if (element.type === 'logo' && element.image === null) {
      issues.push({ code: 'no_logo', partId: id });
    }
  }
  issues.push(...issuesOnCode(content));
  return issues;
}
