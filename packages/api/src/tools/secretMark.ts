/** What connections are called: processes with the same secret say the same, and nobody learns it. */
export const nameOfSecret = (secretFor: (purpose: string) => string): string =>
  `hearback-${secretFor('mark of a connection').slice(0, 16)}`;

/** Whether it is a name of the product's connections. */
export const isSecretName = (name: string): boolean => /^hearback-[0-9a-f]{16}$/.test(name);

/** Gives connections a name that everybody on the server can see, unless the address has one. */
export function nameConnections(url: string, name: string): string {
  const named = new URL(url);
  if (!named.searchParams.has('application_name')) {
    named.searchParams.set('application_name', name);
  }
  return named.href;
}
