import { cutText } from '../tools/cutText.ts';

const maxLength = 280;

/** The beginning of what a visitor wrote, as much as a letter has room for, ending with a whole word. */
export const excerpt = (text: string): string => cutText(text, maxLength);
