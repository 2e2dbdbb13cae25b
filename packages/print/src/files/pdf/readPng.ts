/** A picture as its samples: eight bits each, three colors, and how opaque each place is. */
export interface Samples {
  width: number;
  height: number;
  colors: Uint8Array<ArrayBuffer>;
  /** Undefined where nothing shines through. */
  opacity?: Uint8Array<ArrayBuffer>;
}

/** Number of samples per pixel, by color type: https://www.w3.org/TR/png-3/#11IHDR */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

async function inflate(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<Uint8Array> {
  const stream = new Blob([...parts]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Predicted value that a filtered byte is added to: https://www.w3.org/TR/png-3/#9Filters */
function predict(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((one) => Math.abs(guess - one)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function unfilter(packed: Uint8Array, rowLength: number, height: number, step: number): Uint8Array {
  const rows = new Uint8Array(rowLength * height);
  for (let y = 0; y < height; y += 1) {
    const filter = packed[y * (rowLength + 1)] ?? 0;
    for (let x = 0; x < rowLength; x += 1) {
      const at = y * rowLength + x;
      const left = x < step ? 0 : (rows[at - step] ?? 0);
      const above = y === 0 ? 0 : (rows[at - rowLength] ?? 0);
      const corner = x < step || y === 0 ? 0 : (rows[at - rowLength - step] ?? 0);
      rows[at] = (packed[y * (rowLength + 1) + 1 + x] ?? 0) + predict(filter, left, above, corner);
    }
  }
  return rows;
}

/** Reads a PNG of eight bits a sample, as our server writes them: not interlaced. */
export async function readPng(file: Uint8Array<ArrayBuffer>): Promise<Samples> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let palette = new Uint8Array();
  let transparency = new Uint8Array();
  let [width, height, depth, kind, interlace] = [0, 0, 8, 6, 0];
  for (let at = 8; at + 8 <= file.length;) {
    const length = view.getUint32(at);
    const type = String.fromCodePoint(...file.slice(at + 4, at + 8));
    const content = file.slice(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
      [depth, kind, interlace] = [
        view.getUint8(at + 16),
        view.getUint8(at + 17),
        view.getUint8(at + 20),
      ];
    }
    if (type === 'PLTE') palette = content;
    if (type === 'tRNS') transparency = content;
    if (type === 'IDAT') parts.push(content);
    at += length + 12;
  }
  const samples = samplesOf[kind];
  if (samples === undefined || depth !== 8 || interlace !== 0) {
    throw new Error(
      'This PNG is interlaced or not of eight bits. Upload it, and the server writes it anew.',
    );
  }

  const rows = unfilter(await inflate(parts), width * samples, height, samples);
  const count = width * height;
  const colors = new Uint8Array(count * 3);
  const opacity = new Uint8Array(count).fill(255);
  for (let pixel = 0; pixel < count; pixel += 1) {
    const first = rows[pixel * samples] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const direct = samples >= 3 ? rows[pixel * samples + channel] : first;
      colors[pixel * 3 + channel] = (kind === 3 ? palette[first * 3 + channel] : direct) ?? 0;
    }
    if (kind === 3) opacity[pixel] = transparency[first] ?? 255;
    else if (kind >= 4) opacity[pixel] = rows[pixel * samples + samples - 1] ?? 255;
  }
  return opacity.every((value) => value === 255)
    ? { width, height, colors }
    : { width, height, colors, opacity };
}
