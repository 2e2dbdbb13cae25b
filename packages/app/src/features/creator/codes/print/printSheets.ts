import { pageRules } from './pageRules';
import type { SheetPicture } from './PrintJob';

/** Puts sheets into a page of their own that nobody sees, each in its real size. */
async function laySheetsOut(
  sheets: readonly SheetPicture[],
  title: string,
): Promise<HTMLIFrameElement> {
  const { css, pageOf } = pageRules(sheets);
  const frame = document.createElement('iframe');
  // Out of sight, and there: what is not displayed is not printed.
  Object.assign(frame.style, { position: 'fixed', inset: 'auto 100% 100% auto', border: '0' });
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  document.body.append(frame);

  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) throw new Error('The browser opened no page to print from. Save a PDF instead.');
  // A style sheet of the frame’s own window: the page’s policy lets no style in as text.
  const styles = new view.CSSStyleSheet();
  styles.replaceSync(css);
  view.document.adoptedStyleSheets = [styles];
  // Browsers suggest it as the name of a PDF.
  view.document.title = title;
  await Promise.all(
    sheets.map(async (sheet) => {
      const picture = view.document.createElement('img');
      Object.assign(picture.style, {
        width: `${sheet.width}mm`,
        height: `${sheet.height}mm`,
        page: pageOf(sheet),
      });
      picture.src = URL.createObjectURL(sheet.svg);
      picture.alt = '';
      view.document.body.append(picture);
      await picture.decode();
    }),
  );
  return frame;
}

/** Opens the browser’s own print dialog with the sheets. Ends when that was closed. */
export async function printSheets(sheets: readonly SheetPicture[], title: string): Promise<void> {
  const frame = await laySheetsOut(sheets, title);
  const view = frame.contentWindow;
  const pictures = [...(view?.document.images ?? [])].map(({ src }) => src);
  const putAway = () => {
    for (const address of pictures) URL.revokeObjectURL(address);
    frame.remove();
  };
  // Some browsers come back from `print` at once, and read the page later.
  view?.addEventListener('afterprint', () => setTimeout(putAway, 1_000), { once: true });
  view?.focus();
  view?.print();
}
