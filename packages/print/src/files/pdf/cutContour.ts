import { pathOperators } from './pathOperators.ts';
import type { PdfWriter } from './PdfWriter.ts';

/**
 * The ink that cutting machines look for: its name is what printing houses agree on. It stands for nothing
 * on paper; programs that do not know it show it as magenta. ISO 32000-1, section 8.6.6.4.
 */
export class CutContour {
  readonly #writer: PdfWriter;
  #ids: { space: number; state: number } | undefined;

  constructor(writer: PdfWriter) {
    this.#writer = writer;
  }

  /** An outline in that ink, printed over the art without taking anything from it: section 11.7.4.3. */
  draw(path: string): string[] {
    this.#ids ??= {
      space: this.#writer.add(
        `[/Separation /CutContour /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>]`,
      ),
      state: this.#writer.add(`<< /Type /ExtGState /OP true /op true /OPM 1 >>`),
    };
    return ['q', '/GC gs /CutContour CS 1 SCN', '0.088 w', pathOperators(path), 'S', 'Q'];
  }

  /** The entry of a page's resources that names the ink. */
  resources = (): string =>
    this.#ids ? `/ColorSpace << /CutContour ${this.#ids.space} 0 R >>` : '';

  /** The entry beside the opacities that says how it is printed. */
  states = (): string[] => (this.#ids ? [`/GC ${this.#ids.state} 0 R`] : []);
}
