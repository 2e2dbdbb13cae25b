/** The page's policy lets no text become a script's address unless it passes here. */
function scriptAddress(address: string): string {
  const policy = window.trustedTypes?.createPolicy('hearback-workers', {
    createScriptURL: (text) => {
      if (new URL(text, location.href).origin === location.origin) return text;
      throw new TypeError(
        `${text} is no script of this app. Workers come from ${location.origin}.`,
      );
    },
  });
  return policy?.createScriptURL(address) ?? address;
}

/** Starts one of our own scripts beside the page. `address` is what an import with `?worker&url` says. */
export const openWorker = (address: string): Worker =>
  new Worker(scriptAddress(address), { type: 'module' });
