const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];

/**
 * Words of the components themselves that stayed English on a page in another language: seen, or
 * only heard. Right as they are: what the caller wrote, and a part with a language of its own.
 */
export function findEnglish(
  page: Document,
  ownWords: ReadonlyMap<string, string>,
  callers: readonly string[] = [],
): string[] {
  return [...page.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !element.closest('body [lang]'))
    .flatMap((element) => [
      ...[...element.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : null)),
      ...spoken.map((name) => element.getAttribute(name)),
    ])
    .flatMap((words) => {
      const polish = words && ownWords.get(words.trim());
      return polish && !callers.includes(words.trim())
        ? [`“${words.trim()}” should be “${polish}”.`]
        : [];
    });
}
