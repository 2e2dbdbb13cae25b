import { useEffect } from 'react';

/** While a page is shown, it prints on A4 with margins of its own. */
export function usePaper() {
  useEffect(() => {
    // As a sheet of rules: the page's policy lets no style in as text. A browser that is too old for
    // it prints on the paper it is set to.
    if (!('adoptedStyleSheets' in document)) return undefined;
    const rules = new CSSStyleSheet();
    rules.replaceSync('@page { size: A4 portrait; margin: 0 }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
    };
  }, []);
}
