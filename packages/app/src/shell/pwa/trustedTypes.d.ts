/**
 * As much of Trusted Types as the app uses; TypeScript's own list does not have them yet. What a
 * policy makes is no string, but goes wherever the list asks for one.
 */
interface Window {
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: {
        createScriptURL?: (text: string) => string;
        createHTML?: (text: string) => string;
      },
    ) => { createScriptURL: (text: string) => string };
  };
}
