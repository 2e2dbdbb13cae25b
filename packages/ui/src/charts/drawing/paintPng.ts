import type { Drawing } from './Drawing';

/** How many of the picture's points lie along one pixel of the page: sharp on a good screen. */
const density = 2;

/** A drawing as a PNG file, with the page's own fonts. */
export async function paintPng({ width, height, shapes }: Drawing): Promise<Blob> {
  const canvas = new OffscreenCanvas(Math.ceil(width * density), Math.ceil(height * density));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser paints no pictures.');

  for (const shape of shapes) {
    pen.setTransform(density, 0, 0, density, 0, 0);
    if (shape.kind === 'line') {
      const { words, x, y, anchor, fill, font } = shape;
      pen.font = `${font.weight} ${font.size}px ${font.family}`;
      pen.letterSpacing = `${font.spacing}px`;
      pen.textAlign = anchor === 'middle' ? 'center' : anchor;
      pen.fillStyle = fill.color;
      pen.globalAlpha = fill.opacity;
      pen.fillText(words, x, y);
      continue;
    }

    const { d, place, fill, stroke } = shape;
    const outline = new Path2D(d);
    pen.transform(...place);
    if (fill) {
      pen.fillStyle = fill.color;
      pen.globalAlpha = fill.opacity;
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen is no array
      pen.fill(outline);
    }
    if (stroke) {
      pen.strokeStyle = stroke.color;
      pen.globalAlpha = stroke.opacity;
      pen.lineWidth = stroke.width;
      pen.lineJoin = 'round';
      pen.setLineDash([...stroke.dashes]);
      pen.stroke(outline);
    }
  }

  return canvas.convertToBlob({ type: 'image/png' });
}
