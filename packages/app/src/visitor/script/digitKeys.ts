/** 1 to 9 are themselves, 0 is ten. Not while someone types words. */
export function listenToDigits(form: HTMLFormElement): void {
  document.addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey }) => {
    if (altKey || ctrlKey || metaKey || !/^\d$/.test(key)) return;
    if (target instanceof HTMLElement && target.matches('textarea,input:not([type=radio])')) return;
    const rating = key === '0' ? '10' : key;
    const star = form.querySelector<HTMLInputElement>(`[name=rating][value="${rating}"]`);
    star?.click();
    star?.focus();
  });
}
