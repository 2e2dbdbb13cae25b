import type { FrameDocument, FrameElement, LocalizedText } from '@hearback/schema/documents';

import { boundsOf, overlap, type Area } from './sheetOf.ts';

const words: LocalizedText = {
  'en-US': 'Proof: this code does not work yet',
  'pl-PL': 'Wydruk próbny: ten kod jeszcze nie działa',
};

/** Possible areas for the draft notice, the best one first. Millimeters. */
function placesFor({ width_mm: width, height_mm: height, cut }: FrameDocument['size']): Area[] {
  const strip = Math.min(12, Math.max(3, Math.min(width, height) * 0.07));
  if (cut === 'round') {
    // A circle is narrow at its top and its foot: the strip is as wide as the circle is there.
    const place = { x: width * 0.23, width: width * 0.54, height: strip };
    return [
      { ...place, y: height * 0.92 - strip },
      { ...place, y: height * 0.08 },
    ];
  }
  return [
    { x: 0, y: height - strip, width, height: strip },
    { x: 0, y: 0, width, height: strip },
  ];
}

/**
 * Adds a strip to the frame of an unpublished code that says so: on the screen, in every file and
 * on paper. If the code takes up both edges, the sheet grows by the strip.
 */
export function markDraft(document: FrameDocument): FrameDocument {
  const codes = document.content.filter(({ type }) => type === 'code').map(boundsOf);
  const places = placesFor(document.size);
  const free = places.find((place) => codes.every((code) => !overlap(place, code)));
  const { width_mm, height_mm, cut } = document.size;
  const [usual] = places;
  const place = free ?? (usual && cut !== 'round' ? { ...usual, y: height_mm } : usual);
  if (!place) return document;

  const box = { x_mm: place.x, y_mm: place.y, width_mm: place.width, height_mm: place.height };
  const marks: FrameElement[] = [
    {
      ...box,
      id: 'draft-strip',
      type: 'shape',
      shape: 'rectangle',
      radius_mm: 0,
      fill: '#a3261b',
      line_color: null,
      line_width_mm: 0.5,
    },
    {
      ...box,
      id: 'draft-words',
      type: 'text',
      text: words,
      font_size_pt: 22,
      font_weight: 600,
      font_family: 'text',
      align: 'center',
      color: '#ffffff',
    },
  ];
  return {
    ...document,
    size: {
      ...document.size,
      width_mm,
      height_mm: Math.max(height_mm, place.y + place.height),
    },
    content: [...document.content, ...marks],
  };
}
