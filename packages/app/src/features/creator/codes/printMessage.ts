import { messages } from './messages';
import type { PrintedCode } from './print/PrintChoices';

/** What printing this code is called: it prints its frame, or the code alone. */
export const printMessage = ({ frame }: Pick<PrintedCode, 'frame'>) =>
  frame ? messages.print : messages.printCode;
