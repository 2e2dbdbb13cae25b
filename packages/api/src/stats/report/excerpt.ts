import { cutText } from '../../tools/cutText.ts';

const maxLength = 180;

/** The beginning of a comment on one line, as much as one page has room for beside others. */
export const excerpt = (text: string): string => cutText(text.replaceAll(/\s+/gu, ' '), maxLength);
