// pdfkit ships no declarations; these are for what the bench uses of it.
declare module 'pdfkit' {
  interface Line {
    width: number;
    align: 'center';
  }

  export default class PDFDocument {
    constructor(options: { autoFirstPage: boolean });
    on(event: 'data', hear: (chunk: Uint8Array) => void): this;
    on(event: 'end', hear: () => void): this;
    addPage(options: { size: [number, number]; margin: number }): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    fillColor(color: string): this;
    fontSize(size: number): this;
    text(words: string, x: number, y: number, line: Line): this;
    end(): void;
  }
}
