/**
 * Lets markup be emptied, and nothing be written as markup. The announcer of React Aria empties its region
 * by `innerHTML = ''` when a number is stepped; under the page’s policy that is refused, and the screen
 * around it breaks. It can go when the announcer uses `replaceChildren`.
 */
export function allowEmptyMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (text === '') return text;
      throw new TypeError('No text becomes markup in this app. Build elements instead.');
    },
  });
}
