import { refusalOf } from '../../../../fields/refusalOf';
import type { AnyMessage } from '../../../../i18n/AnyMessage';
import { messages } from './messages';

interface InputError {
  field?: string | null | undefined;
  code: string;
}

/** The sentence for what the server refused about a code: that it does not scan, or anything else. */
export const refusalOfArt = (errors: readonly InputError[]): AnyMessage =>
  errors.some(({ code }) => code === 'scan_blocked' || code === 'scan_weak')
    ? messages.scanBlocked
    : refusalOf(errors);
