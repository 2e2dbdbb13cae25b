import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

import type {
  RenderVisitorPage,
  VisitorAssets,
  VisitorPageInput,
  WordRefusal,
} from '@hearback/app/visitor';

/** Turns what is to be shown into the HTML of a page. */
export type RenderPage = (input: Omit<VisitorPageInput, 'assets'>) => string;

/** Parts of the visitor page that the app's build provides. */
export interface BuiltPage {
  render: RenderPage;
  /** Error messages of the page's script for a refused answer. */
  refusalWords: WordRefusal;
}

/** The visitor's page as the app's build left it. Undefined when it is not built. */
export async function loadVisitorPage(folder: string): Promise<BuiltPage | undefined> {
  try {
    const [css, script, kioskCss, kioskScript, module] = await Promise.all([
      readFile(`${folder}/visitor.css`, 'utf8'),
      readFile(`${folder}/enhance.js`, 'utf8'),
      readFile(`${folder}/kiosk.css`, 'utf8'),
      readFile(`${folder}/kiosk.js`, 'utf8'),
      import(pathToFileURL(`${folder}/visitor.js`).href) as Promise<{
        renderVisitorPage: RenderVisitorPage;
        refusalWords: WordRefusal;
      }>,
    ]);
    const assets: VisitorAssets = {
      css,
      script,
      kiosk: { css: kioskCss, script: kioskScript },
    };
    return {
      render: (input) => module.renderVisitorPage({ ...input, assets }),
      refusalWords: module.refusalWords,
    };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
