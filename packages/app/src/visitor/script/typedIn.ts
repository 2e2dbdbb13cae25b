/** Everything that stands in a form, by name. There are no files in ours. */
export const typedIn = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)] as [string, string][]);
