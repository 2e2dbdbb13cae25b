/** A dot that could stand before the end of a host's name, in all its shapes. */
const dotInHost = /(?<=[\p{L}\p{N}\p{M}_-])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}])/gu;

/** `://` and the slashes of `//host`, backslashes too. */
const slashes = /[/\\]{2,}/gu;

const at = /@/gu;

/**
 * Somebody's words so that no mail program makes a link of them: names stand in subjects and beside
 * addresses of people who never heard of the one that chose them. "7.5" stays as it is.
 */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(slashes, ' ')
    .replaceAll(at, ' @ ')
    .replaceAll(dotInHost, (dot, offset: number, whole: string) =>
      /\d/.test(whole[offset - 1] ?? '') && /\d/.test(whole[offset + 1] ?? '') ? dot : `${dot} `,
    );
