/**
 * Lets a visitor take the address of their receipt along: by what their device shares with, or else
 * copied. Its text goes into the page: it must need nothing from around it.
 */
export function offerLink(): void {
  const button = document.querySelector<HTMLElement>('[data-save-link]');
  const { href } = location;
  const canShare = 'share' in navigator;
  if (!button || (!canShare && !navigator.clipboard)) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    if (canShare) {
      // The share dialog was canceled.
      navigator.share({ url: href }).catch(() => undefined);
      return;
    }
    navigator.clipboard.writeText(href).then(
      () => {
        button.textContent = button.dataset.saved ?? '';
      },
      // Forbidden: the address stands above the page.
      () => undefined,
    );
  });
}
