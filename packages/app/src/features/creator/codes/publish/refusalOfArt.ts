import { refusalOf } from '../../../../fields/refusalOf';
import type { AnyMessage } from '../../../../i18n/Messages';
import { messages } from './messages';

interface InputError {
  field?: string | null | undefined;
  code: string;
}

/** The message for a publishing error: the scan check, or any other. */
export const refusalOfArt = (errors: readonly InputError[]): AnyMessage =>
  errors.some(({ code }) => code === 'scan_blocked' || code === 'scan_weak')
    ? messages.scanBlocked
    : refusalOf(errors);
