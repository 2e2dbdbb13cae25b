/** Reports once that the visitor began to fill in the form. A beacon without the input; does not block. */
export function tellOfStart(form: HTMLFormElement, slug: string): void {
  const inputs = form.elements as unknown as Readonly<Record<'scan_token', HTMLInputElement>>;
  form.addEventListener(
    'input',
    () => navigator.sendBeacon(`/api/survey/${slug}/scan/${inputs.scan_token.value}/start/`),
    { once: true },
  );
}
