/** Returns the index of the brace that closes the block opened at `opening`. */
function endOfBlock(css: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && (depth -= 1) === 0) return at;
  }
  throw new Error('A block of the stylesheet never ends.');
}

/** Yields the head and the body of each top-level block of a stylesheet. */
function* rulesOf(css: string): Generator<{ head: string; body: string }> {
  for (let start = 0; ;) {
    const opening = css.indexOf('{', start);
    if (opening < 0) return;
    const end = endOfBlock(css, opening);
    yield { head: css.slice(start, opening).trim(), body: css.slice(opening + 1, end) };
    start = end + 1;
  }
}

const isAnimation = (head: string): boolean => head.startsWith('@keyframes');

/** Drops the arguments of a selector, such as those of `:not()`: they may name what is not there. */
const withoutArguments = (selector: string): string => {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
};

/** The selectors of a list. Commas in parentheses do not part them. */
function partsOf(selectors: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of selectors) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** A selector that names classes is about a page that has all of them. */
const isAbout = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...withoutArguments(selector).matchAll(/\.([\w-]+)/g)].every(([, name = '']) =>
    classes.has(name),
  );

function keep(css: string, classes: ReadonlySet<string>): string {
  return [...rulesOf(css)]
    .map(({ head, body }) => {
      if (isAnimation(head)) return `${head}{${body}}`;
      const isGroup = head.startsWith('@');
      const kept = isGroup ? keep(body, classes) : body;
      const selectors = isGroup
        ? [head]
        : partsOf(head).filter((selector) => isAbout(selector, classes));
      return kept !== '' && selectors.length > 0 ? `${selectors.join()}{${kept}}` : '';
    })
    .join('');
}

/** The part of a stylesheet that a page needs: a form is not to wait for the styles of a receipt. */
export function usedStyles(css: string, markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(' ')),
  );
  const kept = keep(css, classes);
  return [...rulesOf(kept)]
    .filter(
      ({ head }) =>
        !isAnimation(head) || kept.replaceAll(head, '').includes(head.split(' ')[1] ?? ''),
    )
    .map(({ head, body }) => `${head}{${body}}`)
    .join('');
}
