import { FrameDocument } from '@hearback/schema/documents';
import * as v from 'valibot';

/** A plain sheet with three squares, a text and the code: what hands can be tried on. */
export const practiceSheet = v.parse(FrameDocument, {
  name: 'Practice sheet',
  size: { width_mm: 100, height_mm: 140, bleed_mm: 3 },
  content: [
    { type: 'shape', id: 'red', x_mm: 10, y_mm: 10, width_mm: 12, height_mm: 12, fill: '#b3261e' },
    {
      type: 'shape',
      id: 'green',
      x_mm: 30.3,
      y_mm: 14,
      width_mm: 12,
      height_mm: 12,
      fill: '#0a6b5d',
    },
    { type: 'shape', id: 'blue', x_mm: 70, y_mm: 18, width_mm: 12, height_mm: 12, fill: '#22467f' },
    { type: 'text', id: 'text', text: 'How was it?', x_mm: 10, y_mm: 44, width_mm: 80 },
    { type: 'code', id: 'code', x_mm: 30, y_mm: 70, width_mm: 40 },
  ],
});
