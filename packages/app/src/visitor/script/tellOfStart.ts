/** Tells once that whoever scanned this page began to fill it in: not what, and nobody waits for it. */
export function tellOfStart(form: HTMLFormElement, slug: string): void {
  const inputs = form.elements as unknown as Readonly<Record<'scan_token', HTMLInputElement>>;
  form.addEventListener(
    'input',
    () => navigator.sendBeacon(`/api/survey/${slug}/scan/${inputs.scan_token.value}/start/`),
    { once: true },
  );
}
