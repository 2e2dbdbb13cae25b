import { useMemo, type ReactNode } from 'react';

import type { CodeToPrint } from './PrintChoices';
import { PrintCodes } from './PrintCodes';

interface Props {
  code: CodeToPrint;
  /** Notice at the top of the dialog. */
  notice?: ReactNode;
  onClose: () => void;
}

/** Prints one code: with its frame, or alone. */
export function PrintCode({ code, ...rest }: Props) {
  // A stable array, so that the sheets are redrawn only for another code.
  const codes = useMemo(() => [code], [code]);
  return <PrintCodes codes={codes} {...rest} />;
}
