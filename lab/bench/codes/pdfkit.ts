import PDFDocument from 'pdfkit';
import qrcode from 'qrcode';

const points = (mm: number) => (mm * 72) / 25.4;

/** The card of this bench as pdfkit is commonly wired: a rectangle for each dark module. */
export function writeWithPdfkit(texts: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ autoFirstPage: false });
    let bytes = 0;
    document.on('data', (chunk: Uint8Array) => {
      bytes += chunk.length;
    });
    document.on('end', () => resolve(bytes));
    const line = { width: points(85), align: 'center' } as const;
    for (const text of texts) {
      document.addPage({ size: [points(105), points(148)], margin: 0 });
      document.rect(0, 0, points(105), points(148)).fill('#ffffff');
      document.fillColor('#1b1d22').fontSize(30).text('How was it?', points(10), points(14), line);
      const { modules } = qrcode.create(text, { errorCorrectionLevel: 'Q' });
      const module = points(55) / (modules.size + 8);
      for (let y = 0; y < modules.size; y += 1) {
        for (let x = 0; x < modules.size; x += 1) {
          if (!modules.get(y, x)) continue;
          const [left, top] = [points(25) + (x + 4) * module, points(46) + (y + 4) * module];
          document.rect(left, top, module, module).fill('#000000');
        }
      }
      document
        .fillColor('#1b1d22')
        .fontSize(13)
        .text('Point your camera at the square.', points(10), points(112), line);
    }
    document.end();
  });
}
