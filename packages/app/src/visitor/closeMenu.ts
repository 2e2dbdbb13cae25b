/**
 * Closes the list of languages as menus are closed: by a touch elsewhere, and by Escape. Its text
 * goes into the pages that have such a list: it must need nothing from around it.
 */
export function closeMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-languages] details');
  if (!menu) return;
  document.addEventListener('pointerdown', ({ target }) => {
    if (!menu.contains(target as Node)) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
