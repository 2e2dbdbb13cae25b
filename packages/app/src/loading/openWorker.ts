/** Returns true for the build's script folder; a development server serves scripts from any path. */
const isOurs = ({ origin, pathname }: URL) =>
  origin === location.origin && (import.meta.env.DEV || pathname.startsWith('/assets/'));

const createPolicy = () =>
  window.trustedTypes?.createPolicy('hearback-workers', {
    createScriptURL: (text) => {
      if (isOurs(new URL(text, location.href))) return text;
      throw new TypeError(
        `${text} is no script of this app. Workers come from ${location.origin}/assets/.`,
      );
    },
  });

let policy: ReturnType<typeof createPolicy>;

/** The page's policy lets no text become a script's address unless it passes here. */
function scriptAddress(address: string): string {
  // A page makes a policy of a name once.
  policy ??= createPolicy();
  return policy?.createScriptURL(address) ?? address;
}

/** Starts one of our own scripts beside the page. `address` is what an import with `?worker&url` says. */
export const openWorker = (address: string): Worker =>
  new Worker(scriptAddress(address), { type: 'module' });
