/** A part in a file of its own: asked for once, and once more after a failure. */
export function lateFile<Part>(load: () => Promise<Part>) {
  let loaded: Part | undefined;
  let coming: Promise<Part> | undefined;

  return {
    /** The part, once it is there. */
    loaded: () => loaded,
    load: () =>
      (coming ??= load().then(
        (part) => (loaded = part),
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      )),
  };
}
