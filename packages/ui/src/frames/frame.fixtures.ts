import { FrameDocument } from '@hearback/schema/documents';
import * as v from 'valibot';

/** A red square of 8 × 8 pixels. */
export const redSquare =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAE0lEQVR4nGN4bWCEFTHQQwIAGLxcgUtXCdgAAAAASUVORK5CYII=';

export const logoImage = {
  id: '0190d3a0-5b7e-7c3e-9f0a-2f4f7f6f1c11',
  url: '/api/image/0190d3a0-5b7e-7c3e-9f0a-2f4f7f6f1c11/',
  width: 8,
  height: 8,
};

/** A card for a café's tables: every type of element at once. */
export const tableCard = v.parse(FrameDocument, {
  name: 'Table card',
  size: { width_mm: 105, height_mm: 148, bleed_mm: 3 },
  background_color: '#fbfaf7',
  content: [
    { type: 'shape', x_mm: -3, y_mm: -3, width_mm: 111, height_mm: 50, fill: '#0a4d43' },
    { type: 'logo', x_mm: 43.5, y_mm: 8, width_mm: 18, height_mm: 12, image: logoImage },
    {
      type: 'text',
      text: { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' },
      x_mm: 10,
      y_mm: 25,
      width_mm: 85,
      font_size_pt: 34,
      font_weight: 700,
      color: '#ffffff',
    },
    { type: 'code', x_mm: 25, y_mm: 56, width_mm: 55, color: '#0a4d43' },
    {
      type: 'shape',
      shape: 'line',
      x_mm: 40,
      y_mm: 118,
      width_mm: 25,
      height_mm: 1,
      fill: '#b97700',
      line_width_mm: 0.8,
    },
    {
      type: 'text',
      text: {
        'en-US': 'Point your camera at the square. It takes twenty seconds.',
        'pl-PL': 'Skieruj aparat na kwadrat. To zajmie dwadzieścia sekund.',
      },
      x_mm: 15,
      y_mm: 123,
      width_mm: 75,
      font_size_pt: 13,
    },
  ],
});
