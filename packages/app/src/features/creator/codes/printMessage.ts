import { messages } from './messages';
import type { CodeToPrint } from './print/PrintChoices';

/** Label of the print action: prints the frame, or the code alone. */
export const printMessage = ({ frame }: Pick<CodeToPrint, 'frame'>) =>
  frame ? messages.print : messages.printCode;
